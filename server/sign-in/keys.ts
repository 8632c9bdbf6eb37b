import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { sessions, signingKeys } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { dayMs } from '../lib/time.ts';
import { fallbackMs, perDatabase, TtlCache } from '../lib/ttl-cache.ts';
import { scoped } from '../tenancy/scoped.ts';

/** The one algorithm of our tokens; a token that names another is refused. */
export const algorithm = 'EdDSA';

/** A fresh Ed25519 pair, as a row of `signing_keys` without its institution. */
export async function newSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  return {
    kid: randomUUID(),
    privateJwk: (await exportJWK(privateKey)) as Record<string, unknown>,
    publicJwk: (await exportJWK(publicKey)) as Record<string, unknown>,
  };
}

type Key = Awaited<ReturnType<typeof importJWK>>;

interface Ring {
  readonly readAt: number;
  readonly signing: { kid: string; key: Key };
  readonly verifying: ReadonlyMap<string, Key>;
}

/** How long a process trusts the keys it read, in ms; longer when it cannot read them anew. */
const rings = perDatabase(() => new TtlCache<Ring>({ ttlMs: 60_000, fallbackMs }));
/** A key nobody knows is looked for again no sooner than this, in ms, so that invented ones cost nothing. */
const lookAgainAfter = 2000;
/** How long a key signs, and how long it is kept after that: longer than any token it signed lasts. */
const signsForMs = 90 * dayMs;
const keptForMs = 31 * dayMs;

/** The institution's keys: the newest signs, all that are kept verify. */
export function keyRing(db: Database, institution: { id: string }): Promise<Ring> {
  return rings(db).get(institution.id, () => readRing(db, institution));
}

/**
 * The key of this id, also one that another process has just made; undefined when there is none. Throws when that
 * cannot be known because the database cannot be read.
 */
export async function verifyingKey(db: Database, institution: { id: string }, kid: string): Promise<Key | undefined> {
  const { verifying, readAt } = await keyRing(db, institution);
  if (verifying.has(kid) || Date.now() - readAt < lookAgainAfter) return verifying.get(kid);
  const newest = await rings(db).refresh(institution.id, () => readRing(db, institution));
  return newest.verifying.get(kid);
}

interface Rotation {
  readonly now?: Date;
  /** Leaves everything as it is while the newest key is younger than this, in ms. */
  readonly youngerThan?: number;
}

/** Makes a new key to sign with. Tokens of the former ones stay good; those too old to have any are dropped. */
export async function rotateKeys(
  db: Database,
  institution: { id: string },
  { now = new Date(), youngerThan = 0 }: Rotation = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // One after the other: two processes that find a key too old make one new key.
    await tx
      .select({ id: institutions.id })
      .from(institutions)
      .where(eq(institutions.id, institution.id))
      .for('update');
    const here = scoped(tx, institution);
    const young = gt(signingKeys.createdAt, new Date(now.getTime() - youngerThan));
    if ((await here.count(signingKeys, and(isNull(signingKeys.retiredAt), young))) > 0) return;
    await here.delete(signingKeys, lt(signingKeys.retiredAt, new Date(now.getTime() - keptForMs)));
    await here.update(signingKeys, { retiredAt: now }, isNull(signingKeys.retiredAt));
    await here.insert(signingKeys, [{ ...(await newSigningKey()), createdAt: now }]);
  });
  rings(db).forget(institution.id);
}

/** For a key that has leaked: no token is good any more, and every session ends. */
export async function revokeKeys(db: Database, institution: { id: string }, now = new Date()): Promise<void> {
  const key = await newSigningKey();
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await here.delete(signingKeys, sql`true`);
    await here.insert(signingKeys, [{ ...key, createdAt: now }]);
    await here.update(sessions, { endedAt: now, idToken: null }, isNull(sessions.endedAt));
  });
  rings(db).forget(institution.id);
}

async function readRing(db: Database, institution: { id: string }): Promise<Ring> {
  const here = scoped(db, institution);
  let rows = await here.rows(signingKeys);
  const isYoung = ({ retiredAt, createdAt }: (typeof rows)[number]) =>
    retiredAt === null && Date.now() - createdAt.getTime() < signsForMs;
  if (!rows.some(isYoung)) {
    await rotateKeys(db, institution, { youngerThan: signsForMs });
    rows = await here.rows(signingKeys);
  }
  const newest = rows
    .filter(({ retiredAt }) => retiredAt === null)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.kid.localeCompare(b.kid))[0];
  if (!newest) throw new Error(`Institution ${institution.id} has no key to sign with.`);
  const verifying = new Map<string, Key>();
  for (const { kid, publicJwk } of rows) verifying.set(kid, await importJWK(publicJwk as JWK, algorithm));
  const signing = { kid: newest.kid, key: await importJWK(newest.privateJwk as JWK, algorithm) };
  return { readAt: Date.now(), signing, verifying };
}
