// QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10, which hold up to 213 bytes.
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords for correction in each block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords
const EYES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]]; // small squares, besides 6

const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) [POWERS[i], LOGS[x]] = [x, i];
const times = (a: number, b: number) => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** What Reed and Solomon add to a block. */
function checksOf(block: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((each, at) => (next[at + 1]! ^= times(each, POWERS[i]!)));
    divisor = next;
  }
  const rest = [...block, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    divisor.forEach((each, at) => (rest[i + at]! ^= times(each, lead)));
  }
  return rest.slice(block.length);
}

/** Blocks of data and their checks, the first of each block first. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const checks = CHECKS[version - 1]!;
  const room = TOTAL[version - 1]! - blocks * checks;
  const wide = version < 10 ? 8 : 16;
  let bits = "0100" + bytes.length.toString(2).padStart(wide, "0");
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  bits = (bits + "0000").slice(0, room * 8);
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const data = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / blocks);
  const parts = Array.from({ length: blocks }, (_, i) => {
    const longer = i - (blocks - (room % blocks));
    const start = i * short + Math.max(0, longer);
    return data.slice(start, start + short + (longer >= 0 ? 1 : 0));
  });
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => (at < row.length ? [row[at]!] : [])),
    ).flat();
  return [...woven(parts), ...woven(parts.map((part) => checksOf(part, checks)))];
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

class Sheet {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [empty(), empty()];
    const last = this.size - 7;
    for (let i = 0; i < this.size; i++) this.pair([6, i], [i, 6], i % 2 === 0);
    for (const [x, y] of [[3, 3], [last + 3, 3], [3, last + 3]] as const) this.square(x, y, 4); // prettier-ignore
    const eyes = EYES[version - 1]!.length ? [6, ...EYES[version - 1]!] : [];
    const corner = (x: number, y: number) => (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
    for (const x of eyes) for (const y of eyes) if (!corner(x, y)) this.square(x, y, 2);
    this.format(0);
    const told = remainder(version, 0x1f25, 12);
    for (let i = 0; version >= 7 && i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.pair([a, b], [b, a], ((told >>> i) & 1) > 0);
    }
  }
  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }
  /** What is told twice. */
  pair(one: [number, number], other: [number, number], dark: boolean): void {
    this.set(...one, dark);
    this.set(...other, dark);
  }
  /** Squares within squares: the outermost is light, if it is the border of a corner. */
  square(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }
  format(mask: number): void {
    const told = remainder(mask, 0x537, 10) ^ 0x5412; // level M is 0
    const bit = (i: number) => ((told >>> i) & 1) > 0;
    for (let i = 0; i < 15; i++) {
      const near = i < 6 ? i : i < 8 ? i + 1 : i === 8 ? 7 : 14 - i;
      if (i < 8) this.pair([8, near], [this.size - 1 - i, 8], bit(i));
      else this.pair([near, 8], [8, this.size - 15 + i], bit(i));
    }
    this.set(8, this.size - 8, true);
  }
  /** Two columns at a time, from the right, up and down. */
  write(words: number[], mask: number): this {
    this.format(mask);
    let at = 0;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2)
      for (let row = 0; row < this.size; row++)
        for (const x of [right, right - 1]) {
          const y = (right + (right < 7 ? 2 : 1)) & 2 ? row : this.size - 1 - row;
          if (this.fixed[y]![x]) continue;
          const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
          this.dark[y]![x] = bit > 0 !== (MASKS[mask]!(x, y) === 0);
          at++;
        }
    return this;
  }
  /** How hard it is to read: long runs, blocks, what looks like a corner, too much of one shade. */
  get penalty(): number {
    const rows = this.dark.map((row) => row.map(Number).join(""));
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
    let found = 0;
    for (const line of [...rows, ...columns]) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
      found += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++)
        if (new Set([rows[y]![x], rows[y]![x - 1], rows[y - 1]![x], rows[y - 1]![x - 1]]).size === 1) found += 3;
    const dark = rows.join("").replaceAll("0", "").length / this.size ** 2;
    return found + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
  }
}

/** The squares of a code, row by row; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = (i: number) => TOTAL[i]! - BLOCKS[i]! * CHECKS[i]! >= bytes.length + (i < 9 ? 2 : 3);
  const version = TOTAL.findIndex((_, i) => fits(i)) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const sheets = MASKS.map((_, mask) => new Sheet(version).write(words, mask));
  return sheets.reduce((best, each) => (each.penalty < best.penalty ? each : best)).dark;
}

/** As the path of an SVG drawing, a unit for each square. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
