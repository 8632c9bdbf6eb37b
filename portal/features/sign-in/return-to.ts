import { readStored, store } from '../../lib/storage.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';

/** Session storage key of where the visitor wanted to go, for when the sign-in elsewhere fails. */
const key = 'ym-wanted';

/** Remembers the target of the sign-in page that is open; null for none. */
export function storeReturnTo(target: string | null): void {
  store('session', key, target ?? undefined);
}

export function readReturnTo(): string | null {
  return safeRedirect(readStored('session', key), location.origin) ?? null;
}

export function clearReturnTo(): void {
  store('session', key, undefined);
}

/** Session storage key of when this tab was sent away to sign in, in ms since 1970. */
const begunKey = 'ym-begun';
/** As long as the server waits for who was sent away, in ms. */
const begunFor = 600_000;

/** Notes that this tab is being sent away to sign in. */
export function noteBegun(now = Date.now()): void {
  store('session', begunKey, String(now));
}

/** Whether this tab was sent away to sign in, lately; told once. */
export function takeBegun(now = Date.now()): boolean {
  const age = now - Number(readStored('session', begunKey) ?? Number.NaN);
  store('session', begunKey, undefined);
  return age >= 0 && age < begunFor;
}
