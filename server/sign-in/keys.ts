import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Queryable } from '../database/open.ts';
import { signingKeys } from '../database/schema/people.ts';
import { Kept } from '../institutions/kept.ts';
import { scoped } from '../institutions/scoped.ts';

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
  readonly signing: { kid: string; key: Key };
  readonly verifying: ReadonlyMap<string, Key>;
}

/** How long a process trusts the keys it read, in ms: a new key is known everywhere after this. */
const rings = new Kept<Ring>(60_000);

/** The institution's keys: the newest signs, all that are kept verify. */
export function keyRing(db: Queryable, institution: { id: string }): Promise<Ring> {
  return rings.get(db, institution.id, () => readRing(db, institution));
}

async function readRing(db: Queryable, institution: { id: string }): Promise<Ring> {
  const here = scoped(db, institution);
  let rows = await here.rows(signingKeys);
  if (!rows.some(({ retiredAt }) => retiredAt === null)) {
    await here.insert(signingKeys, [await newSigningKey()]);
    rows = await here.rows(signingKeys);
  }
  const newest = rows
    .filter(({ retiredAt }) => retiredAt === null)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.kid.localeCompare(b.kid))[0];
  if (!newest) throw new Error(`Institution ${institution.id} has no key to sign with.`);
  const verifying = new Map<string, Key>();
  for (const { kid, publicJwk } of rows) verifying.set(kid, await importJWK(publicJwk as JWK, algorithm));
  return { signing: { kid: newest.kid, key: await importJWK(newest.privateJwk as JWK, algorithm) }, verifying };
}
