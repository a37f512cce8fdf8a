import { beforeEach, expect, test, vi } from "vitest";
import type { LessonPage } from "../api/protocol";
import { json, problem, serve } from "../testing/server";
import { OpenLesson } from "./open-lesson.svelte";
import { keepProgress, progressIn } from "./progress";

const AT = "POST /api/lessons/stellar/first";

function page(told: Partial<LessonPage>): LessonPage {
  return {
    game: "stellar",
    lesson: "first",
    place: "do",
    at: 1,
    steps: 3,
    step: "open",
    point: [],
    expects: ["open moon"],
    kept: 1,
    rule: "",
    turns: 3,
    update: {
      version: 0,
      seat: 0,
      view: {},
      legal: [],
      can_undo: false,
      waiting: [0],
      stage: "open",
      events: [],
      fresh: true,
    },
    ...told,
  };
}

async function opened(...replies: Response[]) {
  const asked = serve({
    [AT]: replies,
    "GET /api/csrf": json({ csrf: "token" }),
    "GET /api/games": json([]),
    "GET /api/games/stellar/components": json({}),
  });
  const lesson = new OpenLesson("stellar", "first");
  await lesson.open();
  return { lesson, sent: () => asked.filter((each) => each.method === "POST").map((each) => each.body) };
}

beforeEach(() => localStorage.clear());

test("an accepted move is kept, and what the step names is shown as a hint", async () => {
  const { lesson, sent } = await opened(json(page({})), json(page({ step: "take", kept: 1, expects: [] })));
  expect(lesson.hint).toEqual({ move: "open moon", sure: 1, others: [], bot: "" });
  lesson.play("open moon");
  await vi.waitFor(() => expect(lesson.page.step).toBe("take"));
  expect(sent()).toEqual([{ answers: [] }, { answers: ["open moon"] }]);
  expect(progressIn("stellar", "first").answers).toEqual(["open moon"]);
  expect(lesson.hint).toBeNull();
});

test("another legal move is answered, not kept, and not asked about twice", async () => {
  const { lesson, sent } = await opened(json(page({ kept: 0 })), json(page({ kept: 0, rule: "1.3" })));
  lesson.play("open mars");
  await vi.waitFor(() => expect(lesson.otherwise?.rule).toBe("1.3"));
  lesson.play("open mars");
  expect(sent()).toHaveLength(2);
  expect(lesson.answers).toEqual([]);
});

test("answers that do not fit any more begin the lesson anew", async () => {
  keepProgress("stellar", "first", ["", "sing"], true);
  const { lesson, sent } = await opened(problem("lesson-astray", 409), json(page({ kept: 0 })));
  expect(sent()).toEqual([{ answers: ["", "sing"] }, { answers: [] }]);
  expect(lesson.answers).toEqual([]);
  expect(progressIn("stellar", "first")).toEqual({ answers: [], done: true });
});

test("what the rules refuse is told, and nothing changes", async () => {
  const { lesson } = await opened(json(page({ kept: 0 })), problem("illegal", 409, { rule: "4.2", game: "stellar" }));
  lesson.play("take 1");
  await vi.waitFor(() => expect(lesson.error).toBeTruthy());
  expect(lesson.page.step).toBe("open");
  expect(lesson.busy).toBe(false);
});
