import { and, asc, eq } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import { sourceSecrets, sources } from '../database/schema/sources.ts';
import { inTransaction } from '../database/transaction.ts';
import { dayText, minuteText } from '../lib/time.ts';
import { createKey, listKeys, type NewKey, overlapDays, revokeKeys, rotateKey } from '../sources/push/keys.ts';
import { definitionOf } from '../sources/store.ts';
import { trySource } from '../sources/try.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { setRow } from './change.ts';
import { AdminError, type Fields } from './fields.ts';
import { findPart, type Part } from './tables.ts';
import { need, readJsonFile, type Surroundings } from './words.ts';

export type Action = (key: string, words: readonly string[], at: Surroundings) => Promise<void>;

function sourcesPart(): Part {
  const part = findPart('sources');
  if (!part) throw new Error('Sources are no part of an institution.');
  return part;
}

async function findSource({ db }: Surroundings, key: string, id: string) {
  const found = await scoped(db, { id: key }).first(sources, eq(sources.id, id));
  if (!found) throw new AdminError(`${key} has no source ${id}: “source list” shows those it has.`);
  return found;
}

const sourceActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const rows = await scoped(db, { id: key }).rows(sources, { orderBy: [asc(sources.position), asc(sources.id)] });
    for (const { id, kind, name, enabled, config } of rows) {
      print([id, kind, name, enabled ? 'on' : 'off', new URL(String(config.url)).origin].join('  '));
    }
    if (rows.length === 0) print(`${key} asks no other system.`);
  },

  async set(key, words, at) {
    const [id = '', file = ''] = need(words, 'source', 'file');
    const value = await readJsonFile(file);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new AdminError(`${file} holds no object.`);
    const { kind, name, enabled, position, ...config } = value as Record<string, unknown>;
    const given = { kind, name, enabled, position, config };
    const fields: Fields = Object.entries({ id, ...given })
      .filter(([, one]) => one !== undefined)
      .map(([field, one]) => [field, typeof one === 'string' ? one : JSON.stringify(one)]);
    at.print(`The source ${id} is ${await setRow(at, key, sourcesPart(), fields)}.`);
  },

  async secret(key, words, at) {
    const [id = '', name = ''] = need(words, 'source', 'name');
    await findSource(at, key, id);
    const value = (await at.input()).replace(/\r?\n$/, '');
    if (!/^[\x20-\x7e]{1,4000}$/.test(value))
      throw new AdminError('Give the secret on standard input: one line of visible characters.');
    await inTransaction(at.db, async (tx) => {
      const here = scoped(tx, { id: key });
      await here.delete(
        sourceSecrets,
        and(eq(sourceSecrets.source, id), eq(sourceSecrets.name, name)) ?? eq(sourceSecrets.source, id),
      );
      await here.insert(sourceSecrets, [{ source: id, name, value }]);
      await contentChanged(tx, { id: key });
    });
    at.print(`{secret:${name}} of ${id} is set.`);
  },

  async test(key, words, at) {
    const [id = '', account = ''] = need(words, 'source', 'account');
    const row = await findSource(at, key, id);
    const here = scoped(at.db, { id: key });
    const person = await here.first(people, eq(people.id, account));
    if (!person) throw new AdminError(`${key} has no person ${account}.`);
    const definition = definitionOf(row, await here.rows(sourceSecrets));
    const asked = { view: '1', status: 'todo', date: dayText(new Date()) };
    const institution = { id: key, key, name: key };
    const { ms, rows, trouble } = await trySource(definition, asked, { db: at.db, institution, session: null, person });
    at.print(`${rows.length} row(s) in ${ms} ms.`);
    if (rows[0]) at.print(JSON.stringify(rows[0], null, 2));
    if (trouble) throw new AdminError(`The source ${id} failed. ${trouble}`);
  },

  async remove(key, words, at) {
    const [id = ''] = need(words, 'source');
    await findSource(at, key, id);
    await scoped(at.db, { id: key }).delete(sources, eq(sources.id, id));
    await contentChanged(at.db, { id: key });
    at.print(`The source ${id} is removed, with its secrets.`);
  },
};

const deliveryKeyActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const systems = await listKeys(db, { id: key });
    for (const { id, name, keys } of systems) {
      const signing = keys.map((one) => (one.expiresAt ? `${one.id} until ${minuteText(one.expiresAt)}` : one.id));
      print([id, name, ...(signing.length > 0 ? signing : ['no key'])].join('  '));
    }
    if (systems.length === 0) print(`No system delivers to ${key}.`);
  },

  async create(key, words, at) {
    const [system = '', name = ''] = need(words, 'system', 'name');
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(system)) throw new AdminError(`“${system}” is not up to 32 of a-z, 0-9 and -.`);
    const made = await createKey(at.db, { id: key }, system, name);
    if (!made) throw new AdminError(`${system} has a key: make a second one with “push-key rotate”.`);
    printKey(made, at);
  },

  async rotate(key, words, at) {
    const [system = ''] = need(words, 'system');
    const made = await rotateKey(at.db, { id: key }, system);
    if (!made) throw new AdminError(`${key} has no system ${system}: “push-key create” makes one.`);
    printKey(made, at);
    at.print(`The former key signs for ${overlapDays} days more, unless it is revoked.`);
  },

  async revoke(key, words, at) {
    const [system = ''] = need(words, 'system');
    const ended = await revokeKeys(at.db, { id: key }, system, words[1]);
    if (ended === 0) throw new AdminError(`${system} has no such key.`);
    at.print(`${ended} key(s) of ${system} sign no more.`);
  },
};

function printKey({ id, secret }: NewKey, { print }: Surroundings): void {
  print(`Key: ${id}`);
  print(`Secret, shown this once: ${secret}`);
}

/** Runs one of several actions of an institution; the first word names it. */
export function runAmong(
  name: string,
  actions: Readonly<Record<string, Action>>,
): (what: string, ...rest: Parameters<Action>) => Promise<void> {
  return async (what, key, words, at) => {
    const action = Object.hasOwn(actions, what) ? actions[what] : undefined;
    if (!action) throw new AdminError(`Say “${name} ${Object.keys(actions).join(' | ')}”.`);
    need([key], 'key');
    await action(key, words, at);
  };
}

/** Other systems that are asked for rows. */
export const runSource = runAmong('source', sourceActions);
/** Systems that deliver, and their keys. */
export const runPushKey = runAmong('push-key', deliveryKeyActions);
