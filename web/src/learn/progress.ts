// How far one has come in each lesson. This browser remembers it: a lesson needs no name.
export interface Progress {
  answers: string[];
  done: boolean;
}

const KEY = "belle-etoile-lessons";
const NOTHING: Progress = { answers: [], done: false };

function all(): Record<string, Progress> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Progress>;
  } catch {
    return {}; // storage is off or unreadable: every visit begins anew
  }
}

const idOf = (game: string, lesson: string) => `${game}/${lesson}`;

export function progressIn(game: string, lesson: string): Progress {
  const found = all()[idOf(game, lesson)];
  return found && Array.isArray(found.answers) ? found : NOTHING;
}

/** A lesson that was once done stays done, also when it is taken again. */
export function keepProgress(game: string, lesson: string, answers: string[], done: boolean): void {
  const before = progressIn(game, lesson);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...all(), [idOf(game, lesson)]: { answers, done: done || before.done } }),
    );
  } catch {
    // private windows may refuse to store
  }
}
