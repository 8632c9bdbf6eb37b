import { logout, verifyDomain } from '@yimen/contract/sign-in/auth';
import { renewToken } from '@yimen/contract/sign-in/session';
import { markStale, reportExpired } from '../session/expiry.ts';
import { type IdleLimits, idleLimits, idlePhase, renewalAge } from '../session/idle.ts';
import { operateTime } from '../session/operate-time.ts';
import { personOf } from '../session/person.ts';
import { readSession, saveMemberToken, tokenSavedAt } from '../session/session.ts';
import { withTabLock } from '../session/tab-lock.ts';
import { readStored, store } from '../storage.ts';
import { isExpired } from './errors.ts';
import { anonymousApi, sessionApi } from './send.ts';

/** Calls that open or end a session, or only read its state: no renewal before them (specification, section 7). */
const excludedPaths = /^\/pedestal\/auth\/(?!userInfo|sessions|identities)|\/addFontVisit$/;
/** Delay before the next try after a failed renewal, in ms. */
const againAfter = 60_000;
/**
 * A request renews the token only if the visitor did something at most this many ms ago: requests that the page makes
 * on its own do not.
 */
const somebodyThere = 60_000;
/** Other calls wait for a renewal at most this long, in ms; then they are sent with the old token. */
const renewalTimeoutMs = 10_000;

/** Session storage key of the host's limits, so that each tab requests them once. */
const limitsKey = 'ym-idle-limits';
let limits: Promise<IdleLimits> | undefined;

/** This host's idle limits. When the request fails, `online` is infinite, so that the page ends no session. */
export function hostLimits(): Promise<IdleLimits> {
  limits ??= readLimits();
  return limits;
}

async function readLimits(): Promise<IdleLimits> {
  const stored = readStored('session', limitsKey);
  if (stored !== null) return idleLimits(JSON.parse(stored));
  try {
    const { refreshMinute, onLineMinute } = await anonymousApi.call(verifyDomain, {});
    store('session', limitsKey, JSON.stringify({ refreshMinute, onLineMinute }));
    return idleLimits({ refreshMinute, onLineMinute });
  } catch {
    limits = undefined;
    return { ...idleLimits(), online: Number.POSITIVE_INFINITY };
  }
}

/**
 * Runs before each request of a member: marks a stale session, or renews the token when it is due and the visitor is
 * active (specification, section 7). Never prevents the request.
 */
export async function beforeRequest(path: string): Promise<void> {
  if (excludedPaths.test(path)) return;
  const known = await hostLimits();
  const now = Date.now();
  if (idlePhase(operateTime(now), now, known) === 'stale') return markStale();
  if (now - operateTime(now) < somebodyThere && renewalIsDue(known)) await renewOnce(known);
}

/**
 * Ends a session that was idle for longer than the host allows, and reports it. Also signs out on the server, where the
 * page's own requests may have kept the session alive.
 */
export async function endRested(): Promise<void> {
  const { token, isTourist } = readSession();
  if (!token || isTourist) return;
  reportExpired(personOf(token));
  await sessionApi.call(logout, {}).catch(() => undefined);
}

let failedAt = Number.NEGATIVE_INFINITY;

function renewalIsDue(known: IdleLimits, now = Date.now()): boolean {
  const age = now - tokenSavedAt();
  const rested = now - failedAt;
  // A negative value means that the clock was set back.
  return (age < 0 || age >= renewalAge(known)) && (rested < 0 || rested >= againAfter);
}

let renewing: Promise<void> | undefined;

/** Renews once for all calls and tabs that find the renewal due. */
function renewOnce(known: IdleLimits): Promise<void> {
  renewing ??= withTabLock('ym-renewal', async () => {
    if (renewalIsDue(known)) await renewSession();
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Renews the token now. False when the session is over, which is reported; other failures are retried later. */
export async function renewSession(): Promise<boolean> {
  const former = readSession();
  if (!former.token || former.isTourist) return false;
  try {
    const { token } = await sessionApi.call(renewToken, {}, { signal: AbortSignal.timeout(renewalTimeoutMs) });
    // Meanwhile the person may have signed out, or another one may have signed in.
    if (personOf(readSession().token) === personOf(former.token)) saveMemberToken(token);
    return true;
  } catch (error) {
    failedAt = Date.now();
    if (!isExpired(error)) return true;
    if (readSession().token === former.token) reportExpired(personOf(former.token));
    return false;
  }
}
