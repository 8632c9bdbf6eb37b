import { readStored, store } from '../storage.ts';
import { broadcast } from './broadcast.ts';

/** Session storage key of the last operation's time (specification, section 3). */
const key = 'operateTime';
/** Local storage key of the last operation in any tab, for one that slept while it was told. */
const sharedKey = 'ym-operated';
/** How often other tabs are told, in ms. */
const toldEvery = 5000;

let told = 0;
/** For browsers that refuse storage. */
let remembered: number | undefined;

/** When someone last did something here or in another tab, in ms since 1970; never later than now. */
export function operateTime(now = Date.now()): number {
  const last = Math.max(known(), Number(readStored('local', sharedKey)) || 0);
  // A clock that was put back would otherwise keep the session fresh for as long as it had run ahead.
  return last > 0 && last <= now ? last : now;
}

/**
 * Notes that a person did something; other tabs hear of it, so that none of them expires the others (specification,
 * section 3). What the page asks by itself is no operation.
 */
export function noteOperation(now = Date.now()): void {
  keep(now);
  if (now - told < toldEvery && now >= told) return;
  told = now;
  store('local', sharedKey, String(now));
  broadcast({ kind: 'operated', at: now });
}

/** Takes over what another tab tells, if it is news. */
export function hearOperation(at: number, now = Date.now()): void {
  if (at <= now && at > known()) keep(at);
}

function known(): number {
  return Number(readStored('session', key)) || remembered || 0;
}

function keep(time: number): void {
  remembered = time;
  store('session', key, String(time));
}
