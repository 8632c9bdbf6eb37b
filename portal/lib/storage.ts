/** The storages of this browser; a browser that refuses cookies refuses them too, by throwing. */
type Kind = 'local' | 'session';

function storageOf(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

export function readStored(kind: Kind, key: string): string | null {
  return storageOf(kind)?.getItem(key) ?? null;
}

/** Keeps a value, or forgets it when there is none; a full or refused storage keeps nothing. */
export function store(kind: Kind, key: string, value: string | undefined): void {
  if (closed) return;
  const storage = storageOf(kind);
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Full: what is kept here makes things nicer, nothing depends on it.
  }
}

/** Session storage keys that say nothing of a person: when this tab was sent to sign in, and that its visit is counted. */
export const lastingKeys = { departures: 'ym-departures', visit: 'ym-visit' } as const;

/** Empties both storages, but for what the tab has to know after signing in or out. */
export function clearStorages(): void {
  const lasting = Object.values(lastingKeys).map((key) => [key, readStored('session', key)] as const);
  storageOf('local')?.clear();
  storageOf('session')?.clear();
  for (const [key, value] of lasting) store('session', key, value ?? undefined);
}

let closed = false;

/** Keeps nothing more while this document lasts: someone has signed out, and answers to that person still come in. */
export function closeStorages(): void {
  closed = true;
}
