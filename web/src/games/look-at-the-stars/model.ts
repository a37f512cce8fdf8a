// Reading a view for drawing: sums of the score sheet, and a sky in words. No rules: what counts is told by the server.
import { list, t } from "../../app/i18n.svelte";
import type { ScoreLine } from "../../api/protocol";
import { noun } from "../../match/sentences";
import { GAME, type SkyView, SIZES } from "./types";

const total = (sky: SkyView, kind: string) =>
  sky.score.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.points, 0);
const sizesOf = (sky: SkyView) => sky.score.filter((line) => line.kind === "size");

export interface Told {
  sizes: { size: number; ticked: boolean }[];
  constellations: number;
  rest: { word: string; points: number }[];
}

const REST = [
  ["planets", "planet"],
  ["trails", "trail"],
  ["bonus", "point"],
  ["powers", "power"],
] as const;

export function strip(sky: SkyView): Told {
  return {
    sizes: sizesOf(sky).map((line) => ({ size: Number(line.values["size"]), ticked: line.points > 0 })),
    constellations: total(sky, "size"),
    rest: REST.map(([word, kind]) => ({ word, points: total(sky, kind) })),
  };
}

/** How often the shape of the point card was found. */
export const found = (sky: SkyView): number =>
  Number(sky.score.find((line) => line.kind === "point")?.values["count"] ?? 0);

/** Score sheets of equal length, so that they stand side by side: a line for each size, then one for each kind of thing. */
export function sheets(skies: SkyView[]): ScoreLine[][] {
  const largest = Math.max(
    ...SIZES,
    ...skies.flatMap((sky) => sizesOf(sky).map((line) => Number(line.values["size"]))),
  );
  const sizes = Array.from({ length: largest - SIZES[0]! + 1 }, (_, i) => SIZES[0]! + i);
  return skies.map((sky) => [
    ...sizes.map(
      (size): ScoreLine =>
        sizesOf(sky).find((line) => line.values["size"] === size) ?? {
          rule: "8.6",
          kind: "size",
          points: 0,
          values: { size },
        },
    ),
    { rule: "9.3", kind: "planets", points: total(sky, "planet"), values: {} },
    { rule: "9.4", kind: "trails", points: total(sky, "trail"), values: {} },
    ...sky.score.filter((line) => line.kind === "point"),
    { rule: "7.5", kind: "powers", points: total(sky, "power"), values: {} },
  ]);
}

/** A sky in words, for screen readers. */
export function skyText(sky: SkyView, who: string): string {
  const groups = sky.groups.map((group) =>
    t("look-at-the-stars-board-group", {
      size: group.size,
      counts: group.constellation ? "yes" : "no",
      stars: group.stars.join(" "),
    }),
  );
  const trails = sky.trails.map((trail) => t("look-at-the-stars-score-trail", { trail }));
  return [
    t("look-at-the-stars-board-sky-of", { who, sheet: noun(GAME, "sheet", sky.sheet), points: sky.points }),
    groups.length ? list(groups) : "",
    ...trails,
  ]
    .filter(Boolean)
    .join(" ");
}
