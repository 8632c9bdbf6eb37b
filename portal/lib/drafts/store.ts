import { readStored, store } from '../storage.ts';
import type { Drafts } from './registry.ts';

export interface Draft {
  /** Whose draft it is: it is never shown to anyone else. */
  person: string;
  /** Path and query of the page. */
  path: string;
  /** When it was saved, in ms since 1970. */
  at: number;
  fields: Drafts;
  /**
   * `leaving`: the page was left or hidden, and it is not known yet whether the session was over. `ended`: the session
   * was over, or the page reloaded itself, so the draft is to be restored.
   */
  state: 'leaving' | 'ended';
}

/** Kept in session storage, because another tab, or the next day, must not restore it. */
const draftKey = 'ym-draft';
/** How long a draft is kept, in ms. */
const draftLifetime = 3_600_000;

/** The stored draft; removes one that is too old or damaged. */
export function readDraft(now = Date.now()): Draft | undefined {
  const text = readStored('session', draftKey);
  if (text === null) return undefined;
  const draft = parseDraft(text);
  const age = now - (draft?.at ?? 0);
  if (draft && age >= 0 && age < draftLifetime) return draft;
  dropDraft();
  return undefined;
}

export function saveDraft(draft: Draft): void {
  store('session', draftKey, JSON.stringify(draft));
}

export function dropDraft(): void {
  store('session', draftKey, undefined);
}

/** Call before the storages are cleared: returns a function that saves this person's draft again afterwards. */
export function carryDraft(person: string | undefined): () => void {
  const draft = person === undefined ? undefined : readDraft();
  return () => {
    if (draft && draft.person === person) saveDraft({ ...draft, state: 'ended' });
  };
}

/**
 * Call when a guest's page is opened after a member's page was left: the session was over, so the draft is to be
 * restored.
 */
export function settleDraft(): void {
  const draft = readDraft();
  if (draft?.state === 'leaving') saveDraft({ ...draft, state: 'ended' });
}

function parseDraft(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'fields' in value ? (value as Draft) : undefined;
  } catch {
    return undefined;
  }
}
