// One lesson that is being taken. The page sends all answers each time; the server keeps nothing.
import { Refused } from "../api/problems";
import type { Choice, GameEvent, Hint, LessonPage } from "../api/protocol";
import { t, useMessages } from "../app/i18n.svelte";
import { gamesApi } from "../games/api";
import type { GameModule } from "../games/board";
import { loadGame } from "../games";
import { loadGames } from "../games/list.svelte";
import { eventText, promptText } from "../match/sentences";
import { lessonsApi } from "./api";
import { keepProgress, progressIn } from "./progress";

const READ = ""; // the answer to a step that only wants to be read
const ASTRAY = new Set(["lesson-astray", "illegal", "unreadable", "not-your-turn", "malformed"]);

export class OpenLesson {
  page = $state.raw<LessonPage>() as LessonPage;
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(null);
  answers = $state.raw<string[]>([]);
  pending = $state.raw<string | null>(null);
  busy = $state(false);
  error = $state.raw<unknown>(null);
  /** Another legal move was chosen: what is said, and by which rule. */
  otherwise = $state.raw<{ text: string; rule: string } | null>(null);
  narrower = $state<string | null>(null);
  /** What others have played since the last answer. */
  meanwhile = $state.raw<string[]>([]);
  info: { game: string };
  #declined = "";

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.info = { game };
  }

  legal = $derived<Choice[]>(this.page?.update.legal ?? []);
  names = $derived.by(() => {
    const learner = this.page?.update.seat ?? 0;
    return Array.from({ length: 4 }, (_, seat) => (seat === learner ? t("learn-you") : t("bot-greedy")));
  });
  get stem(): string {
    return `lessons-${this.game}-${this.lesson}`;
  }
  /** Where a move has to be placed, boards show it as they show a hint. */
  hint = $derived.by((): Hint | null => {
    const [move, ...others] = this.page?.expects ?? [];
    const share = 1 / (others.length + 1);
    return move ? { move, sure: share, others: others.map((other) => ({ move: other, share })), bot: "" } : null;
  });
  /** The sentence of this moment: of the step, or in free turns first their own and then the board's. */
  sentence = $derived.by(() => {
    const { place, step, update } = this.page;
    if (place === "read" || place === "do") return t(`${this.stem}-${step}`);
    if (place === "end") return t(`${this.stem}-end`);
    if (this.answers.length === this.page.steps) return t(`${this.stem}-free`);
    return this.narrower ?? promptText(this.game, update.stage);
  });

  async open(): Promise<void> {
    const words = ["core", "learn", `lessons-${this.game}`].map(useMessages);
    const [module, components] = await Promise.all([
      loadGame(this.game),
      gamesApi.components(this.game),
      loadGames(),
      ...words,
    ]);
    this.module = module;
    this.components = components;
    const { answers } = progressIn(this.game, this.lesson);
    await this.#ask(answers).catch(async (error: unknown) => {
      if (!answers.length || !(error instanceof Refused) || !ASTRAY.has(error.kind)) throw error;
      await this.#ask([]); // the lesson has changed since
    });
  }

  async #ask(answers: string[]): Promise<void> {
    const page = await lessonsApi.take(this.game, this.lesson, answers);
    this.otherwise =
      page.kept < answers.length ? { text: t(`${this.stem}-${page.step}-otherwise`), rule: page.rule } : null;
    if (this.otherwise) return;
    this.answers = answers;
    this.pending = null;
    const { seat, events } = page.update;
    this.meanwhile = events.filter((event) => event.seat >= 0 && event.seat !== seat).map((each) => this.told(each));
    this.page = page;
    keepProgress(this.game, this.lesson, answers, page.place === "end");
  }

  told(event: GameEvent): string {
    return eventText(this.game, event, this.names, this.page?.update.seat ?? -2);
  }

  async #try(answers: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    this.otherwise = null;
    try {
      await this.#ask(answers);
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }

  /** A board may try a move again for a while: the same answer is not asked for twice. */
  play = (move: string): void => {
    if (this.otherwise && move === this.#declined) return;
    this.#declined = move;
    void this.#try([...this.answers, move]);
  };
  goOn = (): void => void this.#try([...this.answers, READ]);
  back = (): void => void this.#try(this.answers.slice(0, -1));
  restart = (): void => void this.#try([]);

  refuse(): void {
    this.error = t("learn-not-now");
  }
}
