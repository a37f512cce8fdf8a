// The places of a document in a person's words: for links that jump there.
import { has, t } from "../../i18n.svelte";
import type { Doc } from "../net";

/** `people.4-1.place`: "Iris 4-1 : lieu"; `marriage 1.groom`: "mariage 1 : époux". */
export function placeText(place: string, doc: Doc, called: (code: string) => string): string {
  const bought = /^purchases (\d+)$/.exec(place);
  if (bought) {
    const line = (doc["purchases"] as string[] | undefined)?.[Number(bought[1]) - 1] ?? "";
    return t("empire-place-of", { what: called(line.split(" ")[0] ?? ""), key: t("empire-people-goods") });
  }
  const person = /^people\.([^.]+)\.([a-z]+)/.exec(place);
  if (person) return t("empire-place-of", { what: called(person[1]!), key: keyText(person[2]!) });
  const entry = /^(marriage|contract|deal|expedition|verdict) (\d+)(?:\.([a-z]+))?/.exec(place);
  if (entry) {
    const what = t(`empire-entry-${entry[1]}`, { number: Number(entry[2]) });
    const key = entry[3] ? `empire-${entry[1]}-${entry[3]}` : "";
    return key && has(key) ? t("empire-place-of", { what, key: t(key) }) : what;
  }
  const [part = "", key = ""] = place.split(/[. ]/);
  const power = `empire-power-${part}-${key}`;
  if (has(power)) return t("empire-place-of", { what: t(`empire-power-${part}`), key: t(power) });
  const founding = /^(names|schools|shares|publicity|candidates)(?:[ .](\d+))?/.exec(place);
  if (founding && !founding[2]) return t(`empire-founding-${founding[1]}`);
  if (founding) return t("empire-place-of", { what: t("empire-founder", { number: Number(founding[2]), sex: "m" }), key: t(`empire-founding-${founding[1]}`) });
  const known = `empire-place-${part}`;
  return has(known) ? t(known) : place;
}

function keyText(key: string): string {
  const id = [`empire-people-${key}`, `empire-youth-${key}`, `empire-votes-${key}`].find(has);
  return id ? t(id) : key;
}
