import { existsSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../open.ts';
import { StartFailure } from '../start-failure.ts';
import { keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts';
import { keyPattern, seal, standOf, takeKeys, unseal } from './keys.ts';

interface Place {
  readonly table: string;
  readonly column: string;
  /** An encrypted text within JSON. */
  readonly json?: boolean;
  /** The row is usable without it. */
  readonly optional?: boolean;
  /** Deleted within a day anyway: without its key the server starts nevertheless. */
  readonly transient?: boolean;
}

/** Every column that holds encrypted texts; a test compares them with the schema. */
export const sealedPlaces: readonly Place[] = [
  { table: 'sign_in_secrets', column: 'value' },
  { table: 'source_secrets', column: 'value' },
  { table: 'push_keys', column: 'secret' },
  { table: 'signing_keys', column: 'private_jwk', json: true },
  { table: 'calendar_feeds', column: 'secret' },
  { table: 'sessions', column: 'id_token', optional: true },
  { table: 'person_keys', column: 'key' },
  { table: 'second_factors', column: 'secret' },
  { table: 'channels', column: 'secret', optional: true },
  { table: 'push_subscriptions', column: 'endpoint' },
  { table: 'push_subscriptions', column: 'auth' },
  { table: 'staff_sessions', column: 'enrolling', optional: true, transient: true },
  { table: 'idempotent_answers', column: 'answer', json: true, transient: true },
];

/** Settings: the keys that were given, or the folder of the key file. */
interface Chosen {
  readonly secret: readonly string[] | null;
  readonly dataFolder: string;
}

/**
 * Reads the keys of secrets, makes one at the first start, and encrypts every secret that is not encrypted with the
 * newest. Throws {@link StartFailure} when the key of a secret is missing; with `lenient` such secrets stay unchanged.
 */
export async function openSecrets(db: Database, chosen: Chosen, { lenient = false } = {}): Promise<void> {
  const { secret, dataFolder } = chosen;
  const file = keyFileOf(dataFolder);
  takeKeys(secret ? () => secret : () => readKeyFile(file));
  if (!secret && !existsSync(file)) {
    // A new key would only hide that the old one is missing.
    if (!lenient && (await countLost(db)) > 0) throw lostKey(chosen);
    makeKeyFile(file);
    takeKeys(() => readKeyFile(file));
  }
  if (!lenient && (await countLost(db)) > 0) throw lostKey(chosen);
  await sealAll(db);
}

function lostKey({ secret, dataFolder }: Chosen): StartFailure {
  const here = secret ? 'YIMEN_SECRET' : keyFileOf(dataFolder);
  return new StartFailure(
    `数据库中的密钥是用另一个主密钥加密的，${here} 里没有它：请把原来的主密钥放回去；如果确实丢了，请运行 npm run admin -- secrets forget --yes，然后重新设置各个密钥。`,
  );
}

/** Secrets that are encrypted again in one statement. */
const sealBatchSize = 1000;

/** Encrypts every secret with the newest key; returns how many changed. Other processes may do so at the same time. */
export async function sealAll(db: Queryable): Promise<number> {
  let sealed = 0;
  for (const place of sealedPlaces) {
    const { table, column, json } = place;
    const name = `${table}.${column}`;
    for (const { key } of (await keysOf(db, place)).filter((one) => ['open', 'former'].includes(standOf(one.key)))) {
      const stored = await sealedWith(db, place, key);
      for (let start = 0; start < stored.length; start += sealBatchSize) {
        const former = stored.slice(start, start + sealBatchSize);
        const next = former.map((text) => seal(unseal(text, name), name));
        const pairs = sql`unnest(${sql.param(former)}::text[], ${sql.param(next)}::text[]) as pair (former, next)`;
        const value = json ? sql`to_jsonb(pair.next)` : sql`pair.next`;
        const to = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`;
        const done = await db.execute(sql`${to} from ${pairs} where ${sealedText(place)} = pair.former`);
        sealed += done.rowCount ?? 0;
      }
    }
  }
  return sealed;
}

/** Deletes the secrets whose key is lost; returns how many. Keys that sign tokens are made again automatically. */
export async function forgetLost(db: Queryable): Promise<number> {
  let gone = 0;
  for (const place of sealedPlaces) {
    const [table, column] = [sql.identifier(place.table), sql.identifier(place.column)];
    const forget = place.optional ? sql`update ${table} set ${column} = null` : sql`delete from ${table}`;
    for (const { key } of (await keysOf(db, place)).filter((one) => standOf(one.key) === 'lost')) {
      gone += (await db.execute(sql`${forget} where ${keyIn(place)} = ${key}`)).rowCount ?? 0;
    }
  }
  return gone;
}

/** How many secrets there are in each state. */
export async function countSecrets(
  db: Queryable,
  places = sealedPlaces,
): Promise<Record<ReturnType<typeof standOf>, number>> {
  const counts = { open: 0, lost: 0, former: 0, current: 0 };
  for (const place of places) {
    for (const { key, count } of await keysOf(db, place)) counts[standOf(key)] += count;
  }
  return counts;
}

const lasting = sealedPlaces.filter(({ transient }) => !transient);
const countLost = async (db: Queryable) => (await countSecrets(db, lasting)).lost;

/** The key ids of a place's secrets (null for unencrypted ones), each with its count. */
async function keysOf(db: Queryable, place: Place): Promise<{ key: string | null; count: number }[]> {
  const found = sql`select ${keyIn(place)} as key, count(*)::int as count from ${sql.identifier(place.table)}`;
  const { rows } = await db.execute<{ key: string | null; count: number }>(
    sql`${found} where ${sql.identifier(place.column)} is not null group by 1`,
  );
  return rows;
}

async function sealedWith(db: Queryable, place: Place, key: string | null): Promise<string[]> {
  const { rows } = await db.execute<{ stored: string }>(
    sql`select ${sealedText(place)} as stored from ${sql.identifier(place.table)}
      where ${sql.identifier(place.column)} is not null and ${keyIn(place)} is not distinct from ${key}`,
  );
  return rows.map(({ stored }) => stored);
}

const keyIn = (place: Place): SQL => sql`substring(${sealedText(place)} from ${keyPattern})`;

/** A place's text as it is stored; an unencrypted object is its JSON. */
function sealedText({ column, json }: Place): SQL {
  return json ? sql`${sql.identifier(column)} #>> '{}'` : sql`${sql.identifier(column)}`;
}
