import { existsSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../open.ts';
import { StartFailure } from '../start-failure.ts';
import { keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts';
import { seal, standOf, takeKeys, unseal } from './keys.ts';

interface Place {
  readonly table: string;
  readonly column: string;
  /** A sealed text within JSON. */
  readonly json?: boolean;
}

/** Every column that holds something sealed; a test compares them with the schema. */
export const sealedPlaces: readonly Place[] = [
  { table: 'sign_in_secrets', column: 'value' },
  { table: 'source_secrets', column: 'value' },
  { table: 'push_keys', column: 'secret' },
  { table: 'signing_keys', column: 'private_jwk', json: true },
];

/** Of the settings: keys that were given, or the folder where one is kept. */
interface Chosen {
  readonly secret: readonly string[] | null;
  readonly dataFolder: string;
}

/**
 * Reads the keys of secrets, makes one at the very first start, and seals what is not, or not with the newest. Throws
 * {@link StartFailure} when a secret's key is not here; with `lenient` those secrets stay as they are.
 */
export async function openSecrets(db: Database, chosen: Chosen, { lenient = false } = {}): Promise<void> {
  const { secret, dataFolder } = chosen;
  const file = keyFileOf(dataFolder);
  takeKeys(secret ? () => secret : () => readKeyFile(file));
  if (!secret && !existsSync(file)) {
    // A new key would only hide that the right one is missing.
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
    `The secrets in the database are sealed with a key that ${here} does not hold: put the right one there, or, if it is lost for good, run “npm run admin -- secrets forget --yes” and set them anew.`,
  );
}

/** Seals every secret with the newest key that is not; returns how many. Another process may do so at the same time. */
export async function sealAll(db: Queryable): Promise<number> {
  let sealed = 0;
  for (const place of sealedPlaces) {
    for (const stored of await read(db, place)) {
      if (!['open', 'former'].includes(standOf(stored))) continue;
      const name = `${place.table}.${place.column}`;
      const next = seal(unseal(stored, name), name);
      const { table, column, json } = place;
      const value = json ? sql`to_jsonb(${next}::text)` : sql`${next}`;
      const to = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`;
      const done = await db.execute(sql`${to} where ${textOf(place)} = ${stored}`);
      sealed += done.rowCount ?? 0;
    }
  }
  return sealed;
}

/** Deletes the secrets whose key is lost; returns how many. Keys that sign tokens are made anew by themselves. */
export async function forgetLost(db: Queryable): Promise<number> {
  let gone = 0;
  for (const place of sealedPlaces) {
    for (const stored of (await read(db, place)).filter((text) => standOf(text) === 'lost')) {
      const done = await db.execute(sql`delete from ${sql.identifier(place.table)} where ${textOf(place)} = ${stored}`);
      gone += done.rowCount ?? 0;
    }
  }
  return gone;
}

/** How many secrets there are of each standing. */
export async function countSecrets(db: Queryable): Promise<Record<ReturnType<typeof standOf>, number>> {
  const counts = { open: 0, lost: 0, former: 0, current: 0 };
  for (const place of sealedPlaces) for (const stored of await read(db, place)) counts[standOf(stored)] += 1;
  return counts;
}

const countLost = async (db: Queryable) => (await countSecrets(db)).lost;

async function read(db: Queryable, place: Place): Promise<string[]> {
  const from = sql.identifier(place.table);
  const { rows } = await db.execute<{ stored: string }>(sql`select ${textOf(place)} as stored from ${from}`);
  return rows.map(({ stored }) => stored);
}

/** A place's text as it is stored; an object that is not sealed is its own text. */
function textOf({ column, json }: Place): SQL {
  return json ? sql`${sql.identifier(column)} #>> '{}'` : sql`${sql.identifier(column)}`;
}
