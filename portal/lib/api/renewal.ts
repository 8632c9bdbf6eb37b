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

/** Calls that open or end a session, or only ask how it stands: no renewal before them (specification, section 7). */
const excludedPaths = /^\/pedestal\/auth\/(?!userInfo|sessions|identities)|\/addFontVisit$/;
/** How long to leave it after a renewal that failed, in ms. */
const againAfter = 60_000;
/** A request this soon after somebody did something may be theirs, in ms; one of the page's own renews nothing. */
const somebodyThere = 60_000;
/** A renewal makes other calls wait; longer than this, in ms, they go on with the token they have. */
const timeoutMs = 10_000;

/** Session storage key of the host's limits, so that a tab asks once. */
const limitsKey = 'ym-idle-limits';
let limits: Promise<IdleLimits> | undefined;

/** How long this host lets a session rest; when it does not answer, the page ends none by itself. */
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
 * Before each request of a member: tells of too long a rest, and renews the token when that is due and somebody is
 * there (specification, section 7). Never keeps a request from being sent.
 */
export async function beforeRequest(path: string): Promise<void> {
  if (excludedPaths.test(path)) return;
  const known = await hostLimits();
  const now = Date.now();
  if (idlePhase(operateTime(now), now, known) === 'stale') return markStale();
  if (now - operateTime(now) < somebodyThere && renewalIsDue(known)) await renewOnce(known);
}

/**
 * Ends a session that rests for longer than the host lets it, and says so. On the server too, where what the page asked
 * by itself has kept it.
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
  // A negative age or rest is a clock that was put back.
  return (age < 0 || age >= renewalAge(known)) && (rested < 0 || rested >= againAfter);
}

let renewing: Promise<void> | undefined;

/** One renewal for all calls and all tabs that find it due. */
function renewOnce(known: IdleLimits): Promise<void> {
  renewing ??= withTabLock('ym-renewal', async () => {
    if (renewalIsDue(known)) await renew();
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Renews the token now; false when the session is over, which is then told. What else fails is tried again later. */
export async function renew(): Promise<boolean> {
  const former = readSession();
  if (!former.token || former.isTourist) return false;
  try {
    const { token } = await sessionApi.call(renewToken, {}, { signal: AbortSignal.timeout(timeoutMs) });
    // Someone may have signed out, or somebody else in, while the answer was on its way.
    if (personOf(readSession().token) === personOf(former.token)) saveMemberToken(token);
    return true;
  } catch (error) {
    failedAt = Date.now();
    if (!isExpired(error)) return true;
    if (readSession().token === former.token) reportExpired(personOf(former.token));
    return false;
  }
}
