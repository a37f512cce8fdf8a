// Small engravings in a square of 24; the names are the server's, and those of the printed gazette.
import { ray } from "../../ui/drawing";

const CLOUD = "M6 17h11a4 4 0 0 0 .6-8A6 6 0 0 0 6.400 10 3.600 3.600 0 0 0 6 17z";
const RAYS =
  "M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400";

export const GLYPHS: Record<string, string> = {
  urn: "M8 4h8M9 4c0 3-3 4-3 8 0 5 3 8 6 8s6-3 6-8c0-4-3-5-3-8M7 20h10",
  scales: "M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  ship: "M12 2c4 4 5 9 5 14H7c0-5 1-10 5-14zM7 13l-4 5h4M17 13l4 5h-4M10 19v3M14 19v3M12 8v3",
  rings: "M9 9a5 5 0 1 0 .1 0zM15 9a5 5 0 1 0 .1 0zM12 5l-2-3h4z",
  sun: `M12 8a4 4 0 1 0 .1 0z ${RAYS}`,
  fair: `M9 5a4 4 0 1 0 .1 0zM9 1v2M3 9h2M4.500 4.500l1.500 1.500 ${CLOUD}`,
  cloud: CLOUD,
  rain: `${CLOUD} M8 19l-1 3M12 19l-1 3M16 19l-1 3`,
  storm: `${CLOUD} M13 17l-3 4h3l-2 3`,
  calm: "M3 9c3-2 6 2 9 0s6-2 9 0M3 15c3-2 6 2 9 0s6-2 9 0",
  // heads of the five pyramids
  government: "M4 18l-1.500-10 5.500 4L12 5l4 7 5.500-4L20 18zM4 21h16",
  church: `${ray(12, 10, 8, 2.6, 8)} M8 21h8M12 18v3`,
  army: "M12 2v14M12 2l-2 3v11h4V5zM7.500 16h9M12 16v6M10.500 22h3",
  explorers: "M12 3a9 9 0 1 0 .1 0zM16 8l-2.500 5.500L8 16l2.500-5.500zM12 1v3M12 20v3M1 12h3M20 12h3",
  merchants:
    "M4 7c0-2 3.600-3.500 8-3.500S20 5 20 7s-3.600 3.500-8 3.500S4 9 4 7zM4 7v5c0 2 3.600 3.500 8 3.500s8-1.500 8-3.500V7M4 12v5c0 2 3.600 3.500 8 3.500s8-1.500 8-3.500v-5",
  // schools
  priest: ray(12, 12, 10, 3, 8),
  warrior: "M5 3l14 14M19 3L5 17M3 15l6 6M15 21l6-6M4 20l2-2M20 20l-2-2",
  explorer: "M12 2a10 10 0 1 0 .1 0zM16.500 7.500l-3 6-6 3 3-6z",
  merchant:
    "M12 2a10 10 0 1 0 .1 0zM12 6v12M15.500 8.500c-1-1-6-1.500-6 1.200s5.500 1.600 5.500 4.500-5.500 2.200-6.500.8",
  // the map
  post: "M4 21V10l8-6 8 6v11zM9 21v-7h6v7",
  shield: "M4 3h16v9c0 5-4 8-8 9.500C8 20 4 17 4 12z",
  pennant: "M5 2v20M5 3l15 4-15 5z",
  chain: "M9 7a4 4 0 1 0 0 8h1M15 17a4 4 0 1 0 0-8h-1M9 12h6",
  swords: "M4 4l13 13M20 4L7 17M15 19l4-4M5 15l4 4",
};
