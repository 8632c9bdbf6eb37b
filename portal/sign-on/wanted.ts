import { safeRedirect } from '../session/safe-redirect.ts';
import { readStored, store } from '../session/storage.ts';

/** Session storage key of where the visitor wanted to go, for when the sign-in elsewhere fails. */
const key = 'ym-wanted';

/** Remembers the target of the sign-in page that is open; null for none. */
export function keepWanted(target: string | null): void {
  store('session', key, target ?? undefined);
}

export function readWanted(): string | null {
  return safeRedirect(readStored('session', key), location.origin) ?? null;
}

export function forgetWanted(): void {
  store('session', key, undefined);
}
