import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { signingKeys } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { dayMs } from '../lib/time.ts';
import { fallbackMs, perDatabase, TtlCache } from '../lib/ttl-cache.ts';
import { revokeSessions } from '../sessions.ts';
import { scoped } from '../tenancy/scoped.ts';

/** The only algorithm of our tokens; a token with another one is refused. */
export const tokenAlgorithm = 'EdDSA';

/** A new Ed25519 key pair, as a row of `signing_keys` without its institution. */
export async function newSigningKey() {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm, { crv: 'Ed25519', extractable: true });
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

/** A process reads the keys again after a minute; it keeps the last ones while the database cannot be read. */
const rings = perDatabase(() => new TtlCache<Ring>({ ttlMs: 60_000, fallbackMs }));
/** An unknown key is looked up again no sooner than this, in ms, so that invented keys cost nothing. */
const keyRefreshMs = 2000;
/** How long a key signs, and how long it is kept after that, in ms: longer than any token it signed is valid. */
const signsForMs = 90 * dayMs;
const verifiesForMs = 31 * dayMs;

/** The institution's keys: the newest signs, all of them verify. */
export function keyRing(db: Database, institution: { id: string }): Promise<Ring> {
  return rings(db).get(institution.id, () => readRing(db, institution));
}

/**
 * The key of this id, even if another process has just made it; undefined when there is none. Throws when the database
 * cannot be read.
 */
export async function verifyingKey(db: Database, institution: { id: string }, kid: string): Promise<Key | undefined> {
  const { verifying, readAt } = await keyRing(db, institution);
  if (verifying.has(kid) || Date.now() - readAt < keyRefreshMs) return verifying.get(kid);
  const newest = await rings(db).refresh(institution.id, () => readRing(db, institution));
  return newest.verifying.get(kid);
}

interface Rotation {
  readonly now?: Date;
  /** Changes nothing while the newest key is younger than this, in ms. */
  readonly youngerThan?: number;
}

/** Makes a new signing key. Tokens of the former keys stay valid; keys too old to have valid tokens are deleted. */
export async function rotateKeys(
  db: Database,
  institution: { id: string },
  { now = new Date(), youngerThan = 0 }: Rotation = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked, so that two processes that find the key too old make only one new key.
    await tx
      .select({ id: institutions.id })
      .from(institutions)
      .where(eq(institutions.id, institution.id))
      .for('update');
    const here = scoped(tx, institution);
    const young = gt(signingKeys.createdAt, new Date(now.getTime() - youngerThan));
    if ((await here.count(signingKeys, and(isNull(signingKeys.retiredAt), young))) > 0) return;
    await here.delete(signingKeys, lt(signingKeys.retiredAt, new Date(now.getTime() - verifiesForMs)));
    await here.update(signingKeys, { retiredAt: now }, isNull(signingKeys.retiredAt));
    await here.insert(signingKeys, [{ ...(await newSigningKey()), createdAt: now }]);
  });
  forgetKeys(db, institution);
}

/** Has this process read the institution's keys again, once a transaction that changed them is committed. */
export const forgetKeys = (db: Database, institution: { id: string }): void => rings(db).forget(institution.id);

/** For a leaked key: no token is valid any more, and every session ends. */
export async function revokeKeys(db: Database, institution: { id: string }): Promise<number> {
  const key = await newSigningKey();
  const ended = await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await here.delete(signingKeys, sql`true`);
    await here.insert(signingKeys, [{ ...key, createdAt: new Date() }]);
    return revokeSessions(here, []);
  });
  forgetKeys(db, institution);
  return ended;
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
  for (const { kid, publicJwk } of rows) verifying.set(kid, await importJWK(publicJwk as JWK, tokenAlgorithm));
  const signing = { kid: newest.kid, key: await importJWK(newest.privateJwk as JWK, tokenAlgorithm) };
  return { readAt: Date.now(), signing, verifying };
}
