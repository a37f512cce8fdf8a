// Every family has a coat of arms, chosen by its seat: how the shield is divided, a figure and a colour. The figure alone tells families apart.
import { ray } from "../../ui/drawing";

export const OUTLINE = "M2 2h20v12c0 7-5 10.500-10 12.500C7 24.500 2 21 2 14z";
const DIVISIONS = [
  ray(12, 12.5, 8.5, 3.2, 5),
  "M12 2h10v12c0 7-5 10.500-10 12.500z",
  "M2 13h20v1c0 7-5 10.500-10 12.500C7 24.500 2 21 2 14z",
  "M2 2h5L22 17c-.6 2-1.600 3.700-3 5L2 7z",
  "M12 9l10 9c-1 2-2 3.500-3.500 4.700L12 16l-6.500 6.700C4 21.500 3 20 2 18z",
  "M9.500 2h5v8H22v5h-7.500v10.300l-2.500 1.200-2.500-1.200V15H2v-5h7.500z",
  "M2 2h4l6 7 6-7h4v3.500L15 13l6 6.500-3 3.500-6-6.500-6 6.500-3-3.500 6-6.500-7-7.500z",
  "M8.500 2h7v23l-3.500 1.500-3.500-1.500z",
  "M2 9h20v7H2z",
  "M2 2h10v11H2zM12 13h10v1c0 7-5 10.500-10 12.500z",
  "M4 2h16l-8 20z",
  "M12 7a6 6 0 1 0 .01 0z",
];
const CHARGES = [
  "",
  ray(12, 8, 4.5, 1.6, 4),
  "M14 4a4.500 4.500 0 1 0 0 8 3.600 3.600 0 1 1 0-8z",
  "M12 4l3.500 4-3.500 4-3.500-4z",
  "M12 5a3 3 0 1 0 .01 0z",
  ray(12, 8, 4.5, 2.2, 6),
  "M7.500 6h9v3.500h-9z",
];

export interface Arms {
  division: string;
  charge: string;
  hue: number;
}

export function arms(seat: number): Arms {
  return {
    division: DIVISIONS[seat % DIVISIONS.length]!,
    charge: CHARGES[Math.floor(seat / DIVISIONS.length) % CHARGES.length]!,
    hue: Math.round((seat * 137.5 + 20) % 360),
  };
}

/** Strokes of lines in a chart, so that no two neighbours are told by colour alone. */
export const DASHES = ["", "7 4", "2 3", "11 3 2 3", "5 2", "1 4", "14 4", "6 2 2 2 2 2"];
