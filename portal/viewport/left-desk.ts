import { readStored, store } from '../session/storage.ts';

/** Session storage key of the desk page that was left because the window is narrow; `boot-script.ts` has it, too. */
const key = 'ym-desk';

/** Remembers the desk page that is left, to show it again when the window is wide. */
export function leaveDesk({ pathname, search, hash }: Readonly<Record<'pathname' | 'search' | 'hash', string>>): void {
  store('session', key, pathname + search + hash);
}

/** The desk page that was left, once. */
export function takeLeftDesk(): string | undefined {
  const left = readStored('session', key) ?? undefined;
  store('session', key, undefined);
  return left;
}
