import { perDatabase } from '../../lib/ttl-cache.ts';
import type { Domain } from '../domain.ts';
import type { Implementation } from '../implement.ts';
import type { Session } from '../visit.ts';

/** How long a token's session may be cached, in ms: the longest delay until another process learns that it ended. */
const cachedMs = 1000;
/** How long after a change it is not cached, in ms: the transaction of the change may still be open. */
const unsettledMs = 2000;
/** Most tokens cached for one database, and most changes remembered by id. */
const maxTokens = 5000;
const maxChanges = 5000;

type ReadSession = Domain['readSession'];

interface Entry {
  readonly since: number;
  readonly value: Promise<Session | null>;
  /** Null while it is being read. */
  session: Session | null;
}

/** Databases whose notifications of changes are received; for the others nothing is cached. */
const followed = new WeakSet<object>();
const tokensOf = perDatabase(() => new Map<string, Entry>());
/** When each session or person last changed, by id; when anything did; when all of them may have. */
const changedAt = new Map<string, number>();
let lastChangedAt = Number.NEGATIVE_INFINITY;
let allChangedAt = Number.NEGATIVE_INFINITY;

/** Turns caching on while every change of sessions is notified, and off otherwise. */
export function setSessionsFollowed(db: object, now: boolean): void {
  if (now) followed.add(db);
  else followed.delete(db);
  tokensOf(db).clear();
}

/** Forgets the cached sessions of a session's or person's id, or all without one; for a moment none are cached. */
export function forgetSessions(id?: string): void {
  lastChangedAt = Date.now();
  if (changedAt.size >= maxChanges) {
    changedAt.clear();
    allChangedAt = lastChangedAt;
  }
  if (id === undefined) allChangedAt = lastChangedAt;
  else changedAt.set(id, lastChangedAt);
}

function isUnchanged({ since, session }: Entry, now: number): boolean {
  if (now < since || now - since >= cachedMs) return false;
  // While the session is being read its owner is unknown: any change may concern it.
  if (!session) return lastChangedAt + unsettledMs < since;
  const ids = [session.id, session.person?.id ?? ''];
  return Math.max(allChangedAt, ...ids.map((id) => changedAt.get(id) ?? allChangedAt)) + unsettledMs < since;
}

/**
 * Caches the sessions of tokens for at most a second, because the calls of one page would each verify and read the
 * same. A call that changes a session in this process drops it before it answers; other processes are notified by the
 * database.
 */
export function cacheSessions(read: ReadSession): ReadSession {
  return (db, institution, token) => {
    if (!followed.has(db)) return read(db, institution, token);
    const cached = tokensOf(db);
    const key = `${institution.id} ${token}`;
    const now = Date.now();
    const known = cached.get(key);
    if (known && isUnchanged(known, now)) return known.value;
    const entry: Entry = { since: now, value: read(db, institution, token), session: null };
    cached.delete(key);
    cached.set(key, entry);
    for (const oldest of cached.keys()) {
      if (cached.size <= maxTokens) break;
      cached.delete(oldest);
    }
    const drop = () => cached.get(key) === entry && cached.delete(key);
    entry.value.then((session) => {
      entry.session = session;
      // A token without a session may have one a moment later.
      if (!session) drop();
    }, drop);
    return entry.value;
  };
}

/** Wraps calls that begin, change or end sessions: the caller's cached sessions are forgotten before the answer. */
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
