import { describe, expect, test } from "vitest";
import { people } from "../../testing/campaign";
import { linked } from "./linked-text";

const links = (text: string, more = {}) =>
  linked(people(more), text).flatMap((piece) => (piece.href ? [[piece.text, piece.href]] : []));
const PAGE = "/campaign/c1/person/";

describe("a sentence", () => {
  test("is told whole, whatever is linked in it", () => {
    for (const text of ["Rien.", "Anne Marie Cassiopée épouse Jean Altaïr.", "", "Altaïr Altaïr"]) {
      expect(
        linked(people(), text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });

  test("links who it names by first name and family", () => {
    expect(links("Hier, Anne Marie Cassiopée est partie.")).toEqual([["Anne Marie Cassiopée", `${PAGE}2-1`]]);
    expect(links("2-2 Cassiopée naît.")).toEqual([["2-2 Cassiopée", `${PAGE}2-2`]]);
  });

  test("also across a space that does not break", () => {
    expect(links("Jean\u00a0Altaïr")).toEqual([["Jean\u00a0Altaïr", `${PAGE}1-3`]]);
  });

  test("does not link a family alone, half a word, or a name of another family", () => {
    expect(links("La famille Altaïr gagne.")).toEqual([]);
    expect(links("Marianne Marie Cassiopéenne")).toEqual([]);
    expect(links("Jean Cassiopée")).toEqual([]);
    expect(links("PetitJean Altaïr")).toEqual([]);
  });
});

describe("namesakes", () => {
  test("share a page that asks which one", () => {
    expect(links("Iris Altaïr sourit.")).toEqual([["Iris Altaïr", `${PAGE}Iris%20Alta%C3%AFr`]]);
  });
  test("are told apart by a code that follows", () => {
    expect(links("Iris Altaïr (1-2) sourit.")).toEqual([["Iris Altaïr", `${PAGE}1-2`]]);
  });
  test("are told apart by death, before the turn", () => {
    const [first, second, ...rest] = people().view.people;
    const gone = [{ ...first!, died: 0 }, second!, ...rest];
    expect(links("Iris Altaïr sourit.", { people: gone })).toEqual([["Iris Altaïr", `${PAGE}1-2`]]);
  });
});

test("a family whose name begins with another's is not taken for that one", () => {
  const families = people().view.families.map((each, i) => ({ ...each, name: i ? "Altaïr Noir" : "Altaïr" }));
  expect(links("Anne Marie Altaïr Noir part.", { families })).toEqual([["Anne Marie Altaïr Noir", `${PAGE}2-1`]]);
});

test("a family's name may hold signs that mean something in a pattern", () => {
  const families = people().view.families.map((each, i) => (i ? each : { ...each, name: "D+(x" }));
  expect(links("Jean D+(x part.", { families })).toEqual([["Jean D+(x", `${PAGE}1-3`]]);
});
