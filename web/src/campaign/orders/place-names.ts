// The places of a document in a person's words: for links that jump there.
import { has, t } from "../../app/i18n.svelte";
import type { OrderDocument } from "../api";

/** `people.4-1.place`: "Iris 4-1 : lieu"; `marriage 1.groom`: "mariage 1 : époux". */
export function placeText(place: string, doc: OrderDocument, called: (code: string) => string): string {
  const bought = /^purchases (\d+)$/.exec(place);
  if (bought) {
    const line = (doc["purchases"] as string[] | undefined)?.[Number(bought[1]) - 1] ?? "";
    return t("campaign-place-of", { what: called(line.split(" ")[0] ?? ""), key: t("campaign-people-goods") });
  }
  const person = /^people\.([^.]+)\.([a-z]+)/.exec(place);
  if (person) return t("campaign-place-of", { what: called(person[1]!), key: keyText(person[2]!) });
  const entry = /^(marriage|contract|deal|expedition|verdict) (\d+)(?:\.([a-z]+))?/.exec(place);
  if (entry) {
    const what = t(`campaign-entry-${entry[1]}`, { number: Number(entry[2]) });
    const key = entry[3] ? `campaign-${entry[1]}-${entry[3]}` : "";
    return key && has(key) ? t("campaign-place-of", { what, key: t(key) }) : what;
  }
  const [part = "", key = ""] = place.split(/[. ]/);
  const power = `campaign-power-${part}-${key}`;
  if (has(power)) return t("campaign-place-of", { what: t(`campaign-power-${part}`), key: t(power) });
  const founding = /^(names|schools|shares|publicity|candidates)(?:[ .](\d+))?/.exec(place);
  if (founding && !founding[2]) return t(`campaign-founding-${founding[1]}`);
  if (founding)
    return t("campaign-place-of", {
      what: t("campaign-founder", { number: Number(founding[2]), sex: "m" }),
      key: t(`campaign-founding-${founding[1]}`),
    });
  const known = `campaign-place-${part}`;
  return has(known) ? t(known) : place;
}

function keyText(key: string): string {
  const id = [`campaign-people-${key}`, `campaign-youth-${key}`, `campaign-votes-${key}`].find(has);
  return id ? t(id) : key;
}
