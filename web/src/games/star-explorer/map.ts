// The finished map: where the names stand, and a picture of it to keep, as SVG and as PNG.
import { ray, ticks } from "../../ui/drawing";
import { DISC, RIM } from "./frame";
import { INKS, mark } from "./marks";
import { angleOf, type Point, SCALE, toFrame } from "./model";
import type { BoardView, Components } from "./types";

export interface Name {
  text: string;
  x: number;
  y: number;
}

const LETTER = 2.1;
const LINE = 5;
const COST = { name: 40, used: 6, line: 4, free: 1, beyond: 8 };
const centreOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Places for a name around a figure: below it, above it, on its right, on its left, and a little off each. */
function spotsAround(stars: Point[], text: string): Name[] {
  const half = (LETTER * text.length) / 2;
  const [cx] = centreOf(stars);
  return stars.flatMap(([x, y]) => [
    { text, x, y: y + 7.5 },
    { text, x, y: y - 4.5 },
    { text, x: x + half + 4.5, y: y + 1.5 },
    { text, x: x - half - 4.5, y: y + 1.5 },
    { text, x: cx, y: y + 9 },
  ]);
}

/** Each constellation's name beside it, where it covers least. */
export function namesOn(board: BoardView, box: Components, angle: number, nameOf: (tile: number) => string): Name[] {
  const at = (star: number) => toFrame(box.stars[star]!, angle);
  const drawings = board.drawings.filter((drawing) => drawing.stars.length);
  const used = new Set(drawings.flatMap((drawing) => drawing.stars));
  const lines = drawings.flatMap((drawing) =>
    drawing.lines.flatMap(([one, other]) =>
      [0.25, 0.5, 0.75].map((share): Point => {
        const [[x, y], [u, v]] = [at(one!), at(other!)];
        return [x + (u - x) * share, y + (v - y) * share];
      }),
    ),
  );
  const placed: Name[] = [];
  const cost = (name: Name) => {
    const half = (LETTER * name.text.length) / 2 + 1;
    const covers = ([x, y]: Point, more = 1.5) =>
      Math.abs(x - name.x) < half + more && y > name.y - 3.5 - more && y < name.y + 1 + more;
    const beyond = Math.hypot(Math.abs(name.x) + half, name.y) > DISC ? COST.beyond : 0;
    const names = placed.filter(
      (other) =>
        Math.abs(other.y - name.y) < LINE && Math.abs(other.x - name.x) < half + (LETTER * other.text.length) / 2 + 1,
    ).length;
    const stars = box.stars.reduce(
      (sum, _, star) => sum + (covers(at(star)) ? (used.has(star) ? COST.used : COST.free) : 0),
      0,
    );
    return beyond + names * COST.name + stars + lines.filter((point) => covers(point, 0.5)).length * COST.line;
  };
  for (const drawing of drawings) {
    const spots = spotsAround(drawing.stars.map(at), nameOf(drawing.tile)).map((spot) => ({ spot, cost: cost(spot) }));
    placed.push(spots.reduce((a, b) => (b.cost < a.cost ? b : a)).spot);
  }
  return placed;
}

interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
}
interface Word {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  italic?: boolean;
  /** Ink around the letters. */
  halo?: boolean;
}
export interface Picture {
  w: number;
  h: number;
  strokes: Stroke[];
  words: Word[];
}

const PAPER = "#f3ecd9";
const TEAL = "#4fb3a5";
const INK = "#0d1838";
const GOLD = "#f0cd80";
const FONT = "'EB Garamond', 'Iowan Old Style', Palatino, Georgia, serif";
const SIZE = { w: 1000, h: 1250, x: 500, y: 520, zoom: 5.9 };
const ring = (r: number) => `M${SIZE.x - r} ${SIZE.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const frame = (by: number) => `M${by} ${by}H${SIZE.w - by}V${SIZE.h - by}H${by}z`;

/** The whole disc without its frame, its constellations named, a title and a line or two below. */
export function drawMap(
  board: BoardView,
  box: Components,
  round: number,
  nameOf: (tile: number) => string,
  title: string,
  lines: string[],
): Picture {
  const angle = angleOf(box, round);
  const put = ([x, y]: Point): Point => [SIZE.x + x * SIZE.zoom, SIZE.y + y * SIZE.zoom];
  const at = (star: number) => put(toFrame(box.stars[star]!, angle));
  const join = (points: Point[]) => `M${points.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
  const [ax, ay] = box.axis;
  const long = DISC / SCALE / Math.hypot(ax, ay);
  const used = new Set(board.drawings.flatMap((drawing) => drawing.stars));
  const dust = [...box.centre, ...box.rim].map(at);
  const strokes: Stroke[] = [
    { d: `M0 0H${SIZE.w}V${SIZE.h}H0z`, fill: "#101a3c" },
    { d: frame(22), stroke: PAPER, width: 2 },
    { d: frame(34), stroke: PAPER, width: 1 },
    { d: ring(RIM * SIZE.zoom), fill: "#12304a", stroke: TEAL, width: 2 },
    { d: ring(DISC * SIZE.zoom), fill: INK, stroke: TEAL, width: 2 },
    { d: ticks(SIZE.x, SIZE.y, DISC * SIZE.zoom, (DISC + 3) * SIZE.zoom, 180), stroke: TEAL, width: 1.2 },
    ...[20, 40, 53].map((r) => ({ d: ring(r * SIZE.zoom), stroke: TEAL, width: 1, dash: [2, 8] })),
    {
      d: join([put(toFrame([-ax * long, -ay * long], angle)), put(toFrame([ax * long, ay * long], angle))]),
      stroke: PAPER,
      width: 3,
    },
    ...dust.map(([x, y]) => ({ d: mark(1, x, y, 23), stroke: TEAL, width: 2, dash: [1, 8] })),
    ...board.drawings.map((drawing) => ({
      d: drawing.lines.map((ends) => join(ends.map(at))).join(""),
      stroke: PAPER,
      width: 5,
    })),
    ...box.stars.map((_, star) => {
      const colour = box.discs[board.disc]![star]!;
      const [x, y] = at(star);
      return used.has(star)
        ? { d: mark(colour, x, y, 15), fill: INKS[colour]!, stroke: PAPER, width: 2.5 }
        : { d: mark(colour, x, y, 9), fill: INKS[colour]! };
    }),
    { d: ray(SIZE.x, SIZE.y, 30, 9, 8), fill: PAPER },
  ];
  const words: Word[] = [
    ...namesOn(board, box, angle, nameOf).map(({ text, x, y }) => ({
      text,
      x: put([x, y])[0],
      y: put([x, y])[1],
      size: 28,
      fill: "#ffe9b8",
      italic: true,
      halo: true,
    })),
    { text: title, x: SIZE.x, y: 1050, size: 60, fill: PAPER },
    ...lines.map((text, i) => ({ text, x: SIZE.x, y: 1105 + i * 42, size: 31, fill: i ? PAPER : GOLD, italic: i > 0 })),
  ];
  return { w: SIZE.w, h: SIZE.h, strokes, words };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function asSvg({ w, h, strokes, words }: Picture): string {
  const paths = strokes.map(({ d, fill, stroke, width, dash }) => {
    const round = 'stroke-linecap="round" stroke-linejoin="round"';
    const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" ${round}` : "";
    return `<path d="${d}" fill="${fill ?? "none"}"${line}${dash ? ` stroke-dasharray="${dash.join(" ")}"` : ""}/>`;
  });
  const texts = words.map(({ text, x, y, size, fill, italic, halo }) => {
    const slant = italic ? ' font-style="italic"' : "";
    const edge = halo ? ` stroke="${INK}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"` : "";
    const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
    return `<text ${place} font-size="${size}" fill="${fill}"${slant}${edge}>${escaped(text)}</text>`;
  });
  const size = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FONT}" text-anchor="middle">`;
  return `${open}${paths.join("")}${texts.join("")}</svg>`;
}

/** Drawn stroke by stroke, so that the letters are those of the page. */
export function asPng({ w, h, strokes, words }: Picture, zoom = 2): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: w * zoom, height: h * zoom });
  const pen = canvas.getContext("2d")!;
  pen.scale(zoom, zoom);
  pen.lineCap = pen.lineJoin = "round";
  for (const { d, fill, stroke, width, dash } of strokes) {
    const path = new Path2D(d);
    pen.setLineDash(dash ?? []);
    if (fill) Object.assign(pen, { fillStyle: fill }).fill(path);
    if (stroke) Object.assign(pen, { strokeStyle: stroke, lineWidth: width ?? 1 }).stroke(path);
  }
  pen.setLineDash([]);
  pen.textAlign = "center";
  for (const { text, x, y, size, fill, italic, halo } of words) {
    pen.font = `${italic ? "italic " : ""}${size}px ${FONT}`;
    if (halo) Object.assign(pen, { strokeStyle: INK, lineWidth: 9 }).strokeText(text, x, y);
    Object.assign(pen, { fillStyle: fill }).fillText(text, x, y);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
