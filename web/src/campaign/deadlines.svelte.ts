// Deadlines are absolute; people read them in their own time zone, with the time that is left.
import { dateText, t } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";

let now = $state(Date.now());
setInterval(() => (now = Date.now()), 10_000);

/** `lundi 17 novembre à 20:00 UTC+1` */
export function whenText(moment: string): string {
  const shape = {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  } as const;
  return dateText(new Date(moment), shape);
}

/** `2 jours et 3 heures`; the two largest parts. */
export function leftText(moment: string): string {
  const minutes = Math.floor((new Date(moment).getTime() - now) / 60_000);
  if (minutes <= 0) return t("campaign-left-none");
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [
    days && t("campaign-left-days", { count: days }),
    hours && t("campaign-left-hours", { count: hours }),
    !days && t("campaign-left-minutes", { count: rest }),
  ];
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(
    parts.filter((part): part is string => Boolean(part)).slice(0, 2),
  );
}

/** The last fifth of an ordinary wait, or less than a day. */
export function isNear(moment: string): boolean {
  return new Date(moment).getTime() - now < 86_400_000;
}
