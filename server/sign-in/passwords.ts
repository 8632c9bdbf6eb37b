import argon2 from 'argon2';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { accounts } from '../database/schema/people.ts';
import { Kept } from '../institutions/kept.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes; about 30 ms of one core. */
const settings = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, in PHC form with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, settings);
}

/** True for a hash of another cost than ours, as an import may bring. */
export function isForeignHash(hash: string): boolean {
  return argon2.needsRehash(hash, settings);
}

/** One that no password has, for each cost. */
const decoys = new Map<string, Promise<string>>();

function decoyOf(cost: string): Promise<string> {
  const number = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(cost)?.[1]) || undefined;
  const { memoryCost, timeCost, parallelism } = settings;
  const same = {
    ...settings,
    memoryCost: number('m') ?? memoryCost,
    timeCost: number('t') ?? timeCost,
    parallelism: number('p') ?? parallelism,
  };
  const decoy = decoys.get(cost) ?? argon2.hash('no account has this password', same);
  decoys.set(cost, decoy);
  return decoy;
}

/**
 * True when the password is the account's. Without a hash it takes the time of one of `usualCost` and is false,
 * so that an answer's time does not tell which accounts exist.
 */
export async function verifyPassword(hash: string | null, password: string, usualCost = ''): Promise<boolean> {
  const matches = await argon2.verify(hash ?? (await decoyOf(usualCost)), password);
  return hash !== null && matches;
}

/** The cost of the institution's hashes, as most of them have it; looked up now and then. */
const costs = new Kept<string>(600_000);

/** What most of the institution's hashes cost, as `m=19456,t=2,p=1`; empty when it has none. */
export function usualCost(db: Database, institution: { id: string }): Promise<string> {
  return costs.get(db, institution.id, async () => {
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
