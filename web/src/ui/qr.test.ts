import { describe, expect, test } from "vitest";
import { qrCode, qrPath } from "./qr";

// Reads a code by the standard's own tables, from what is drawn: another way than the one that draws.
const M: Record<number, [blocks: [count: number, data: number][], checks: number]> = {
  1: [[[1, 16]], 10],
  3: [[[1, 44]], 26],
  5: [[[2, 43]], 24],
  8: [[[2, 38], [2, 39]], 22], // prettier-ignore
  10: [[[4, 43], [1, 44]], 26], // prettier-ignore
};
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"]; // prettier-ignore
const FLIPS: ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];
const CENTRES: Record<number, number[]> = { 1: [], 3: [6, 22], 5: [6, 30], 8: [6, 24, 42], 10: [6, 28, 50] };

function isFixed(i: number, j: number, size: number, version: number): boolean {
  if (i === 6 || j === 6) return true;
  if ((i < 9 && j < 9) || (i < 9 && j >= size - 8) || (i >= size - 8 && j < 9)) return true;
  if (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) return true;
  const centres = CENTRES[version]!;
  return centres.some((a) =>
    centres.some((b) => {
      const corner = (a === 6 && b === 6) || (a === 6 && b === size - 7) || (a === size - 7 && b === 6);
      return !corner && Math.abs(a - i) <= 2 && Math.abs(b - j) <= 2;
    }),
  );
}

function power(exponent: number): number {
  let x = 1;
  for (let i = 0; i < exponent % 255; i++) x = x & 128 ? ((x << 1) ^ 285) & 255 : x << 1;
  return x;
}
function product(a: number, b: number): number {
  let found = 0;
  for (let i = 0, x = a; i < 8; i++, x = x & 128 ? ((x << 1) ^ 285) & 255 : x << 1) if ((b >> i) & 1) found ^= x;
  return found;
}

function read(code: boolean[][]): { version: number; text: string } {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (i: number, j: number) => (code[i]![j] ? "1" : "0");
  const around = [0, 1, 2, 3, 4, 5, 7].map((j) => at(8, j)).join("") + at(8, 8) + [7, 5, 4, 3, 2, 1, 0].map((i) => at(i, 8)).join(""); // prettier-ignore
  const mask = FORMATS.indexOf(around);
  expect(mask).toBeGreaterThanOrEqual(0);
  const elsewhere = Array.from({ length: 7 }, (_, n) => at(size - 1 - n, 8)).join("") + Array.from({ length: 8 }, (_, n) => at(8, size - 8 + n)).join(""); // prettier-ignore
  expect(elsewhere).toBe(FORMATS[mask]);
  expect(code[size - 8]![8]).toBe(true);
  let bits = "";
  let up = true;
  for (let j = size - 1; j > 0; j -= 2) {
    if (j === 6) j--;
    for (let n = 0; n < size; n++) {
      const i = up ? size - 1 - n : n;
      for (const column of [j, j - 1]) {
        if (isFixed(i, column, size, version)) continue;
        bits += code[i]![column] !== FLIPS[mask]!(i, column) ? "1" : "0";
      }
    }
    up = !up;
  }
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const [groups, checks] = M[version]!;
  const lengths = groups.flatMap(([count, data]) => new Array<number>(count).fill(data));
  const blocks: number[][] = lengths.map(() => []);
  for (let n = 0; n < Math.max(...lengths); n++)
    lengths.forEach((length, b) => void (n < length && blocks[b]!.push(words.shift()!)));
  for (let n = 0; n < checks; n++) for (const block of blocks) block.push(words.shift()!);
  for (const block of blocks)
    for (let n = 0; n < checks; n++) {
      const syndrome = block.reduce((sum, word) => product(sum, power(n)) ^ word, 0);
      expect(syndrome).toBe(0); // a reader finds nothing to correct
    }
  const stream = blocks.flatMap((block, b) => block.slice(0, lengths[b])).map((w) => w.toString(2).padStart(8, "0")).join(""); // prettier-ignore
  expect(stream.slice(0, 4)).toBe("0100");
  const wide = version < 10 ? 8 : 16;
  const count = parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length: count }, (_, n) => parseInt(stream.slice(4 + wide + n * 8, 12 + wide + n * 8), 2));
  return { version, text: new TextDecoder().decode(new Uint8Array(bytes)) };
}

describe("a QR code", () => {
  test.each([
    [1, "https://a.fr"],
    [3, "https://games.example/table/ab12"],
    [5, "https://games.example/table/k3m9q2x7w4pz?seat=1&token=0123456789abcdef"],
    [8, "é".repeat(70)],
    [10, `https://games.example/${"x".repeat(180)}`],
  ])("of version %i can be read back", (version, text) => {
    expect(read(qrCode(text)!)).toEqual({ version, text });
  });

  test("has three corners with their borders, and lines between them", () => {
    const code = qrCode("https://games.example/table/ab12")!;
    const rows = code.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
    const size = code.length;
    for (const [i, row] of [
      "#######.",
      "#.....#.",
      "#.###.#.",
      "#.###.#.",
      "#.###.#.",
      "#.....#.",
      "#######.",
      "........",
    ].entries()) {
      // prettier-ignore
      expect(rows[i]!.slice(0, 8)).toBe(row);
      expect(rows[i]!.slice(size - 8)).toBe([...row].reverse().join(""));
      expect(rows[size - 1 - i]!.slice(0, 8)).toBe(row);
    }
    expect(rows[6]!.slice(8, size - 8)).toBe("#.".repeat(size).slice(0, size - 16));
  });

  test("of a text that is too long is none", () => expect(qrCode("x".repeat(214))).toBeNull());
  test("is drawn square by square", () => expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z")); // prettier-ignore
});
