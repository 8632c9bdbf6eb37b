import { readStored, store } from '../storage.ts';
import { broadcast } from './broadcast.ts';

/** Session storage key of the last operation's time (specification, section 3). */
const operateTimeKey = 'operateTime';
/** Local storage key of the last operation in any tab, for a tab that was suspended during the broadcast. */
const sharedKey = 'ym-operated';
/** How often other tabs are notified, in ms. */
const broadcastEveryMs = 5000;

let broadcastAt = 0;
/** For browsers that refuse storage. */
let remembered: number | undefined;

/** When the visitor last did something in any tab, in ms since 1970; never later than now. */
export function operateTime(now = Date.now()): number {
  const last = Math.max(lastKnownTime(), Number(readStored('local', sharedKey)) || 0);
  // Otherwise the session would stay fresh after the clock was set back.
  return last > 0 && last <= now ? last : now;
}

/**
 * Records that the visitor did something, and tells the other tabs, so that none of them expires the session of the
 * others (specification, section 3). Requests that the page makes on its own do not count.
 */
export function noteOperation(now = Date.now()): void {
  storeTime(now);
  if (now - broadcastAt < broadcastEveryMs && now >= broadcastAt) return;
  broadcastAt = now;
  store('local', sharedKey, String(now));
  broadcast({ kind: 'operated', at: now });
}

/** Records an operation in another tab, if it is later. */
export function noteOperationElsewhere(at: number, now = Date.now()): void {
  if (at <= now && at > lastKnownTime()) storeTime(at);
}

function lastKnownTime(): number {
  return Number(readStored('session', operateTimeKey)) || remembered || 0;
}

function storeTime(time: number): void {
  remembered = time;
  store('session', operateTimeKey, String(time));
}
