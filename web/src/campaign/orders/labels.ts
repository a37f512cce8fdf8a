// The words of choices: what a document writes, as a person says it.
import { has, t } from "../../app/i18n.svelte";
import type { OrderPeople } from "./people";

export type Say = (choice: string) => string;

export const sayPlace: Say = (place) => {
  if (place.startsWith("fleet ")) return t("campaign-orders-fleet", { number: Number(place.slice(6)) });
  return place.startsWith("ship ") ? t("campaign-orders-aboard-ship", { ship: place.slice(5) }) : place;
};

export const sayBet: Say = (bet) =>
  t("campaign-orders-bet", { share: t(`stellarium-share-${bet[0]}`), stake: Number(bet.slice(1)) });

export const sayOffice: Say = (office) =>
  office === "judge"
    ? t("campaign-orders-office-judge")
    : t("campaign-orders-office-governor", { planet: office.replace("governor of ", "") });

export const saySchool = (school: string, sex = "m") => t("reports-school", { school, sex });
export const sayGood: Say = (good) => t(`stellarium-good-${good}`);
export const sayPyramid: Say = (pyramid) => t(`stellarium-pyramid-${pyramid}`);
export const sayVerdict: Say = (verdict) => t(`campaign-orders-verdict-${verdict}`);
/** A choice with what must happen first, if anything. */
export const sayIf =
  (say: Say, waits: Record<string, string>): Say =>
  (choice) =>
    waits[choice]
      ? t("campaign-orders-choice-if", { choice: say(choice), condition: t(`stellarium-if-${waits[choice]}`) })
      : say(choice);
export const sayItself: Say = (choice) => choice;

/** A word that has a message of its own: kinds of contracts and deals, answers, strategies. */
export const sayWord =
  (key: string): Say =>
  (word) => {
    const id = `campaign-orders-${key}-${word.replaceAll(" ", "-")}`;
    return has(id) ? t(id) : word;
  };

export const sayPerson =
  (people: OrderPeople): Say =>
  (code) =>
    people.label(code);

const CODE = /^\d+-\d+$/;

/** For a power: people by name, fleets and strategies by their word, planets, ships and families as they are. */
export const sayAny =
  (people: OrderPeople): Say =>
  (choice) => {
    if (CODE.test(choice) && people.person(choice)) return people.label(choice);
    return choice.startsWith("fleet ") ? sayPlace(choice) : sayWord("word")(choice);
  };
