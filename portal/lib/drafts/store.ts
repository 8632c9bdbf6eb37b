import { readStored, store } from '../storage.ts';

/** What someone had typed into a page, by the keys of its fields; ticks are true or false. */
export type TypedFields = Record<string, string | boolean>;

export interface Draft {
  /** Whose words these are: nobody else gets them. */
  person: string;
  /** Path and query of the page they were typed into. */
  path: string;
  /** In ms since 1970. */
  at: number;
  fields: TypedFields;
  /**
   * `leaving`: the page was left or hidden, and whether the session was over is not known yet. `ended`: it was, or the
   * page asked to be loaded anew, so they are to be put back.
   */
  state: 'leaving' | 'ended';
}

/** Session storage key: another tab, or the next day, is another matter. */
const key = 'ym-draft';
/** How long a draft is kept, in ms. */
const lifetime = 3_600_000;

/** The draft that is kept; one that is too old, or damaged, is forgotten. */
export function readDraft(now = Date.now()): Draft | undefined {
  const text = readStored('session', key);
  if (text === null) return undefined;
  const draft = parse(text);
  const age = now - (draft?.at ?? 0);
  if (draft && age >= 0 && age < lifetime) return draft;
  dropDraft();
  return undefined;
}

export function keepDraft(draft: Draft): void {
  store('session', key, JSON.stringify(draft));
}

export function dropDraft(): void {
  store('session', key, undefined);
}

/** To be called before the storages are emptied: returns what puts this person's draft back afterwards. */
export function carryDraft(person: string | undefined): () => void {
  const draft = person === undefined ? undefined : readDraft();
  return () => {
    if (draft && draft.person === person) keepDraft({ ...draft, state: 'ended' });
  };
}

/** A page of nobody was opened after a member's page was left: the session was over, so the draft is to be put back. */
export function settleDraft(): void {
  const draft = readDraft();
  if (draft?.state === 'leaving') keepDraft({ ...draft, state: 'ended' });
}

function parse(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'fields' in value ? (value as Draft) : undefined;
  } catch {
    return undefined;
  }
}
