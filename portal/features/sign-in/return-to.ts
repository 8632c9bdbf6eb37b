import { readStored, store } from '../../lib/storage.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';

/** Session storage key of the redirect target, for when the sign-in elsewhere fails. */
const returnToKey = 'ym-wanted';

/** Stores the target of the open sign-in page; null for none. */
export function storeReturnTo(target: string | null): void {
  store('session', returnToKey, target ?? undefined);
}

export function readReturnTo(): string | null {
  return safeRedirect(readStored('session', returnToKey), location.origin) ?? null;
}

export function clearReturnTo(): void {
  store('session', returnToKey, undefined);
}

/** Session storage key of when this tab was redirected to sign in, in ms since 1970. */
const begunKey = 'ym-begun';
/** How long the server waits for a redirected visitor, in ms. */
const begunFor = 600_000;

/** Records that this tab is being redirected to sign in. */
export function noteBegun(now = Date.now()): void {
  store('session', begunKey, String(now));
}

/** Whether this tab was recently redirected to sign in; removes the record. */
export function takeBegun(now = Date.now()): boolean {
  const age = now - Number(readStored('session', begunKey) ?? Number.NaN);
  store('session', begunKey, undefined);
  return age >= 0 && age < begunFor;
}
