import { perDatabase } from '../../lib/ttl-cache.ts';
import type { Domain } from '../domain.ts';
import type { Implementation } from '../implement.ts';
import type { Session } from '../visit.ts';

/** How long what a token stands for may be kept, in ms: as long as another process may take to hear of an end. */
const keptMs = 1000;
/** How long after a change nothing of it is kept, in ms: the transaction that makes it may still be open. */
const unsettledMs = 2000;
/** Most tokens kept for one database, and most changes remembered one by one. */
const maxTokens = 5000;
const maxChanges = 5000;

type Read = Domain['readSession'];

interface Entry {
  readonly since: number;
  readonly value: Promise<Session | null>;
  /** Null while it is being read. */
  session: Session | null;
}

/** Databases whose changes are heard of; of the others nothing is kept. */
const followed = new WeakSet<object>();
const tokensOf = perDatabase(() => new Map<string, Entry>());
/** When a session, by its id, or a person's, by theirs, changed last; and when anything did, or all may have. */
const changes = new Map<string, number>();
let lastChange = Number.NEGATIVE_INFINITY;
let lastChangeOfAll = Number.NEGATIVE_INFINITY;

/** Begins or ends to trust that every change of sessions is told. */
export function setSessionsFollowed(db: object, now: boolean): void {
  if (now) followed.add(db);
  else followed.delete(db);
  tokensOf(db).clear();
}

/** Reads the sessions of a session's or person's id anew, or all without one; for a moment each call reads its own. */
export function forgetSessions(id?: string): void {
  lastChange = Date.now();
  if (changes.size >= maxChanges) {
    changes.clear();
    lastChangeOfAll = lastChange;
  }
  if (id === undefined) lastChangeOfAll = lastChange;
  else changes.set(id, lastChange);
}

function isCurrent({ since, session }: Entry, now: number): boolean {
  if (now < since || now - since >= keptMs) return false;
  // Who is being read is not yet known: any change may be theirs.
  if (!session) return lastChange + unsettledMs < since;
  const ids = [session.id, session.person?.id ?? ''];
  return Math.max(lastChangeOfAll, ...ids.map((id) => changes.get(id) ?? lastChangeOfAll)) + unsettledMs < since;
}

/**
 * Keeps what tokens stand for, at most for a second: the calls of one page need not each verify and read the same.
 * What a call of this process changes is gone before it is answered; other processes hear of it by the database.
 */
export function keepSessions(read: Read): Read {
  return (db, institution, token) => {
    if (!followed.has(db)) return read(db, institution, token);
    const kept = tokensOf(db);
    const key = `${institution.id} ${token}`;
    const now = Date.now();
    const known = kept.get(key);
    if (known && isCurrent(known, now)) return known.value;
    const entry: Entry = { since: now, value: read(db, institution, token), session: null };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxTokens) break;
      kept.delete(oldest);
    }
    const drop = () => kept.get(key) === entry && kept.delete(key);
    entry.value.then((session) => {
      entry.session = session;
      // What is no session now may be one in a moment.
      if (!session) drop();
    }, drop);
    return entry.value;
  };
}

/** Calls that begin, change or end sessions: what is kept of their caller is forgotten before they are answered. */
export function forgetting(implementations: readonly Implementation[]): Implementation[] {
  return implementations.map(({ endpoint, handle }) => {
    if (!endpoint.writes && !endpoint.once && !endpoint.fresh) return { endpoint, handle };
    return {
      endpoint,
      handle: (input, visit) =>
        handle(input, visit).finally(() => {
          if (visit.person) forgetSessions(visit.person.id);
        }),
    };
  });
}
