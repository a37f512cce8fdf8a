// What this browser remembers between visits.
import type { Language } from "../api/protocol";

export type Theme = "night" | "day";

interface Settings {
  theme: Theme;
  language: Language;
  confirm: boolean;
  sound: boolean;
  /** Whether one wants to read what others say at the table. */
  talk: boolean;
  /** Notices were offered, and declined. */
  noNotices: boolean;
  /** Hands are hidden while one screen goes from one person to the next. */
  curtain: boolean;
  /** Advice at the table: until a first game is over, or as one wishes. */
  coach: "first" | "on" | "off";
  /** Explanations that have been read and put away, by chapter. */
  putAway: string[];
}

const KEY = "belle-etoile";

function firstLanguage(): Language {
  const wanted = navigator.languages.find((tag) => /^(fr|en)\b/.test(tag));
  return wanted?.startsWith("en") ? "en" : "fr";
}

function remembered(): Settings {
  const start: Settings = {
    theme: "night",
    language: firstLanguage(),
    confirm: false,
    sound: false,
    talk: true,
    noNotices: false,
    curtain: true,
    coach: "first",
    putAway: [],
  };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return start; // storage is off or unreadable: the page works, but remembers nothing
  }
}

export const settings = $state(remembered());

export function keepSettings(): void {
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.lang = settings.language;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", settings.theme === "night" ? "#0e1330" : "#f6f0e1");
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse to store
  }
}
