// A small campaign for unit tests: two families of three and two, one turn resolved.
import type { Campaign, FamilyInfo, Person, View } from "../campaign/api";
import { People } from "../campaign/people";

export const family = (seat: number, more: Partial<FamilyInfo> = {}): FamilyInfo => ({
  seat,
  kind: "person",
  name: ["Altaïr", "Cassiopée", "Deneb"][seat] ?? "",
  player: "",
  mine: false,
  ready: false,
  status: "",
  points: 0,
  points_turn: 0,
  ...more,
});

export const campaign = (more: Partial<Campaign> = {}): Campaign => ({
  id: "c1",
  name: "Empire",
  language: "fr",
  status: "playing",
  turns: 10,
  governor: "half",
  calendar: { kind: "ready" },
  public: false,
  late: false,
  anonymous: false,
  vacation: 0,
  turn: 2,
  version: 1,
  master: "Ada",
  mastered: false,
  families: [family(0, { mine: true }), family(1)],
  commitment: "x",
  created: "",
  moved: "m",
  unread: 0,
  asked: 0,
  offers: 0,
  redrawn: 0,
  held: false,
  mine: 0,
  ...more,
});

export const somebody = (code: string, name: string, more: Partial<Person> = {}): Person => ({
  born: 100,
  captivity: "free",
  cause: "",
  code,
  commands: -1,
  died: -1,
  family: Number(code.split("-")[0]) - 1,
  father: -1,
  governs: -1,
  held_at: -1,
  heretic: false,
  judge: false,
  mother: -1,
  name,
  prestige: 5,
  school: "merchant",
  sex: "w",
  spouse: -1,
  until: 0,
  voyages: 0,
  widowed: false,
  ...more,
});

export const PEOPLE = [
  somebody("1-1", "Iris"),
  somebody("1-2", "Iris", { born: 130, mother: 0 }),
  somebody("1-3", "Jean", { died: 0, cause: "age" }),
  somebody("2-1", "Anne Marie"),
  somebody("2-2", "", { sex: "m" }),
];

export const view = (more: Partial<View> = {}): View => ({
  families: [0, 1].map((seat) => ({
    members: PEOPLE.flatMap((person, id) => (person.family === seat ? id : [])),
    name: ["Altaïr", "Cassiopée"][seat]!,
    points: 0,
    points_turn: 0,
    status: "",
  })),
  judges: [],
  last_turn: 10,
  own: null,
  people: PEOPLE,
  planets: [],
  pyramids: {},
  seat: 0,
  ships: [],
  stage: "",
  trials: [],
  turn: 1,
  waiting: [],
  year: 140,
  ...more,
});

export const people = (more: Partial<View> = {}): People => new People(campaign(), view(more));
