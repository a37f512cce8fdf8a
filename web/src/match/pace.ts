// How fast a match is played, in words; and what is left of a time, in figures.
import { t } from "../app/i18n.svelte";
import type { Pace } from "../api/protocol";

/** `36 heures`, `3 jours` */
export function spanText(hours: number): string {
  const days = hours / 24;
  return days >= 2 && Number.isInteger(days)
    ? t("web-time-days", { count: days })
    : t("web-time-hours", { count: hours });
}

export function paceText(pace: Pace): string {
  if (pace.kind === "correspondence") return t("web-time-pace-correspondence", { span: spanText(pace.hours) });
  const clock = pace.clock;
  if (!clock) return t("web-time-pace-live");
  if (clock.kind === "move") return t("web-time-pace-move", { seconds: clock.seconds });
  const { minutes, increment = 0 } = clock;
  return increment ? t("web-time-pace-bank-more", { minutes, increment }) : t("web-time-pace-bank", { minutes });
}

/** What those who are invited need to know of it, in whole sentences. */
export function invitedPace(pace: Pace): string {
  if (pace.kind === "correspondence") return t("web-invited-correspondence", { span: spanText(pace.hours) });
  const clock = pace.clock;
  if (!clock) return t("web-invited-live");
  const said =
    clock.kind === "move"
      ? t("web-invited-clock-move", { seconds: clock.seconds })
      : t("web-invited-clock-bank", { minutes: clock.minutes, increment: clock.increment ?? 0 });
  return `${t("web-invited-live")} ${said}`;
}

/** `1:05:09`, `4:00`; below ten seconds with tenths: `0:09.4` */
export function figures(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const left = Math.max(0, seconds);
  if (left < 10) return `0:0${(Math.floor(left * 10) / 10).toFixed(1)}`;
  const whole = Math.floor(left);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
