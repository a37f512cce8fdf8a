// Who uses this browser. A name is asked for only when something needs one.
import { switchLanguage } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { accountsApi } from "../api/accounts";
import { rememberCsrf } from "../api/client";
import { Refused } from "../api/problems";
import type { Language, Me } from "../api/protocol";

let me = $state.raw<Me | null>(null);
let asking = $state.raw<((found: Me | null) => void) | null>(null);

export const person = {
  get me() {
    return me;
  },
  /** The name dialog is open while somebody waits for an answer. */
  get asked() {
    return asking !== null;
  },
};

export function becomeKnown(found: Me | null): void {
  me = found;
  if (found) rememberCsrf(found.csrf);
  else rememberCsrf("");
}

export async function findMe(): Promise<void> {
  try {
    becomeKnown(await accountsApi.me());
    if (!me?.language || me.language === settings.language) return;
    // An account takes its language along; a guest's is the one of this browser.
    if (me.guest) me = await accountsApi.change({ language: settings.language });
    else await switchLanguage(me.language);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** The switch in the header; the server is told, so that its sentences follow. */
export async function speak(language: Language): Promise<void> {
  await switchLanguage(language);
  if (me) me = await accountsApi.change({ language }).catch(() => me);
}

/** Resolves to the person, or to null when they close the dialog. */
export function somebody(): Promise<Me | null> {
  if (me) return Promise.resolve(me);
  return new Promise((resolve) => (asking = resolve));
}

export function answerName(found: Me | null): void {
  if (found) becomeKnown(found);
  asking?.(found);
  asking = null;
}
