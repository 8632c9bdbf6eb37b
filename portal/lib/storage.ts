/** The browser's storages; a browser that refuses cookies also refuses them, by throwing. */
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

/** Stores a value, or removes it when undefined; does nothing when storage is full or refused. */
export function store(kind: Kind, key: string, value: string | undefined): void {
  if (closed) return;
  const storage = storageOf(kind);
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Storage is full. Nothing depends on what is stored here.
  }
}

/** Session storage keys that are not personal: when this tab was sent to sign in, and that its visit is counted. */
export const lastingKeys = { departures: 'ym-departures', visit: 'ym-visit' } as const;

/** Clears both storages except `lastingKeys`. */
export function clearStorages(): void {
  const lasting = Object.values(lastingKeys).map((key) => [key, readStored('session', key)] as const);
  storageOf('local')?.clear();
  storageOf('session')?.clear();
  for (const [key, value] of lasting) store('session', key, value ?? undefined);
}

let closed = false;

/** Stops storing for the rest of this document: after signing out, answers for that person may still arrive. */
export function closeStorages(): void {
  closed = true;
}
