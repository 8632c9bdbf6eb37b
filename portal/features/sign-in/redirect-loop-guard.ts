import { lastingKeys, readStored, store } from '../../lib/storage.ts';

/** It outlasts signing in, or a loop could not be seen. */
const departuresKey = lastingKeys.departures;

/** Time in which a third departure is one too many, in ms. */
const span = 60_000;
const allowed = 2;

/**
 * Notes that nobody but the page itself sends the visitor to sign in elsewhere; false for the third time within a
 * minute, which must not happen. Where nothing can be kept, nothing may depart: the count would always begin anew.
 */
export function passesLoopGuard(now = Date.now()): boolean {
  const recent = readTimes().filter((time) => time <= now && now - time < span);
  if (recent.length >= allowed) return false;
  store('session', departuresKey, [...recent, now].join(' '));
  return readTimes().includes(now);
}

function readTimes(): number[] {
  return (readStored('session', departuresKey) ?? '').split(' ').filter(Boolean).map(Number);
}
