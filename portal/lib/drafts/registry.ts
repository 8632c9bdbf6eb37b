import { createEmitter } from '../store.ts';

/** What the visitor has typed into the forms of a page, as JSON by draft name. */
export type Drafts = Readonly<Record<string, string>>;

/**
 * `shared`: a form that both sites have. `search`: short text that is quickly typed again, so losing it needs no
 * confirmation.
 */
export type DraftKind = 'form' | 'shared' | 'search';

interface RegisteredDraft {
  kind: DraftKind;
  /** Its value as JSON; undefined when it equals its initial value. */
  read(): string | undefined;
  write(json: string): void;
  /** Resets it to its initial value. */
  reset(): void;
}

const registered = new Map<string, RegisteredDraft>();
const joined = createEmitter();

/** Registers a form as one of the page's drafts; returns how to unregister it. */
export function registerDraft(name: string, draft: RegisteredDraft): () => void {
  registered.set(name, draft);
  joined.emit();
  return () => {
    if (registered.get(name) === draft) registered.delete(name);
  };
}

/** The page's drafts that differ from their initial values. */
export function currentDrafts(): Drafts {
  return Object.fromEntries(
    [...registered].flatMap(([name, { read }]) => {
      const json = read();
      return json === undefined ? [] : [[name, json]];
    }),
  );
}

/** Whether a form of one of these kinds has unsaved text. */
export function hasDraft(...kinds: readonly DraftKind[]): boolean {
  return [...registered.values()].some(({ kind, read }) => kinds.includes(kind) && read() !== undefined);
}

interface Restoring {
  /** Called each time forms have been restored. */
  onRestored?: () => void;
  /** Called when all forms have been restored. */
  onDone?: () => void;
}

/**
 * Restores drafts into the forms of the page at `path` until the page is left, also into forms that register later,
 * such as one in a dialog that is opened again. Does not overwrite text that the visitor has typed meanwhile. Returns
 * how to stop, and how to reset all restored forms.
 */
export function restoreDrafts(drafts: Drafts, path: string, { onRestored, onDone }: Restoring = {}) {
  const waiting = new Map(Object.entries(drafts));
  const restored = new Set<RegisteredDraft>();
  let arrived = false;
  const look = (replaces: boolean) => {
    const isThere = location.pathname === path;
    if (arrived && !isThere) return stop();
    arrived = isThere;
    const before = restored.size;
    for (const [name, json] of isThere ? waiting : []) {
      const draft = registered.get(name);
      if (!draft) continue;
      waiting.delete(name);
      if (draft.read() === json || !(replaces || draft.read() === undefined)) continue;
      draft.write(json);
      restored.add(draft);
    }
    if (restored.size > before) onRestored?.();
    if (waiting.size > 0) return;
    stop();
    onDone?.();
  };
  // In a microtask, because the form is still being set up when it registers.
  const stop = joined.subscribe(() => queueMicrotask(() => look(true)));
  look(false);
  return {
    stop,
    undo() {
      stop();
      for (const { reset } of restored) reset();
    },
  };
}
