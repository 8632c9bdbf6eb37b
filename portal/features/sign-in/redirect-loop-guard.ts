import { lastingKeys, readStored, store } from '../../lib/storage.ts';

/** Kept after signing in, so that a loop can be detected. */
const departuresKey = lastingKeys.departures;

/** Time within which the third automatic redirect is prevented, in ms. */
const span = 60_000;
const maxDepartures = 2;

/**
 * Records an automatic redirect to an identity provider; false for the third one within a minute, which must not
 * happen. Also false where storage is refused, because the count would always start again.
 */
export function passesLoopGuard(now = Date.now()): boolean {
  const recent = readTimes().filter((time) => time <= now && now - time < span);
  if (recent.length >= maxDepartures) return false;
  store('session', departuresKey, [...recent, now].join(' '));
  return readTimes().includes(now);
}

function readTimes(): number[] {
  return (readStored('session', departuresKey) ?? '').split(' ').filter(Boolean).map(Number);
}
