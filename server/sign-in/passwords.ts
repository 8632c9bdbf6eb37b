import argon2 from 'argon2';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { accounts } from '../database/schema/people.ts';
import { perDatabase, TtlCache } from '../lib/ttl-cache.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes; about 30 ms of one core. */
const hashSettings = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, in PHC form with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, hashSettings);
}

/** True for a hash with other parameters than this server's, as an import may bring. */
export function isForeignHash(hash: string): boolean {
  return argon2.needsRehash(hash, hashSettings);
}

/**
 * Largest cost that is accepted: memory in KiB, passes, their product, and threads. More than common programs use, and
 * under half a second.
 */
const maxCost = { memory: 131_072, passes: 10, work: 524_288, threads: 16 } as const;
const hashForm = /^\$argon2id\$v=(?:16|19)\$([mtp]=[^$]+)\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}$/;

/** The three parameters of a cost, which programs write in different orders. */
const costForm = /^(?:[mtp]=\d{1,7},){2}[mtp]=\d{1,7}$/;

type Cost = { readonly [Name in 'memoryCost' | 'timeCost' | 'parallelism']: number };

/** The cost in a hash's parameters; null when they are malformed or cost too much for each sign-in. */
function readCost(text: string): Cost | null {
  if (!costForm.test(text)) return null;
  const given = new Map(text.split(',').map((one) => [one[0], Number(one.slice(2))]));
  const [memory = 0, passes = 0, threads = 0] = ['m', 't', 'p'].map((name) => given.get(name));
  if (passes < 1 || threads < 1 || memory < 8 * threads) return null;
  if (memory > maxCost.memory || passes > maxCost.passes || threads > maxCost.threads) return null;
  return memory * passes > maxCost.work ? null : { memoryCost: memory, timeCost: passes, parallelism: threads };
}

/** True for an argon2id hash whose verification does not cost too much. */
export function isUsableHash(hash: string): boolean {
  return readCost(hashForm.exec(hash)?.[1] ?? '') !== null;
}

/** A hash that no password matches, for each cost. */
const decoys = new TtlCache<string>();

const decoyOf = (cost: string) =>
  decoys.get(cost, () => argon2.hash('no account has this password', { ...hashSettings, ...readCost(cost) }));

/**
 * True when the password matches the hash. Without a hash it takes the time of one of `usualCost` and returns false, so
 * that the time of an answer does not show which accounts exist; likewise for a hash that costs too much.
 */
export async function verifyPassword(hash: string | null, password: string, usualCost = ''): Promise<boolean> {
  const usable = hash !== null && isUsableHash(hash) ? hash : null;
  const matches = await argon2.verify(usable ?? (await decoyOf(usualCost)), password);
  return usable !== null && matches;
}

/** The usual cost of the institution's hashes, cached for ten minutes. */
const costs = perDatabase(() => new TtlCache<string>({ ttlMs: 600_000 }));

/** The cost of most of the institution's hashes, as `m=19456,t=2,p=1`; empty when it has none. */
export function usualCost(db: Database, institution: { id: string }): Promise<string> {
  return costs(db).get(institution.id, async () => {
    const cost = sql<string>`coalesce(substring(${accounts.passwordHash} from '[$](m=[^$]+)[$]'), '')`;
    const [usual] = await db
      .select({ cost })
      .from(accounts)
      .where(eq(accounts.institution, institution.id))
      .groupBy(sql`1`)
      .orderBy(sql`count(*) desc`)
      .limit(1);
    return usual?.cost ?? '';
  });
}
