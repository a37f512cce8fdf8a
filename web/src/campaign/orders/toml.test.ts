import { expect, test } from "vitest";
import { asToml } from "./toml";

test("tables, lists of tables, values", () => {
  const document = {
    turn: 3,
    purchases: ["1-1 guards"],
    people: { "1-1": { place: "Balnéa", coup: true }, "1-2": { births: "no" } },
    contract: [{ client: "1-1", amount: 2 }, { client: "1-2" }],
    master: { abolish: { family: "Vega", planet: 'Le "Port"' } },
    "odd key": 1,
  };
  expect(asToml(document)).toBe(`turn = 3
purchases = ["1-1 guards"]
"odd key" = 1

[people.1-1]
place = "Balnéa"
coup = true

[people.1-2]
births = "no"

[[contract]]
client = "1-1"
amount = 2

[[contract]]
client = "1-2"

[master.abolish]
family = "Vega"
planet = "Le \\"Port\\""
`);
  expect(asToml({})).toBe("\n");
});
