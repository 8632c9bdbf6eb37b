import { and, asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { passportSecrets, passportServices, signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { inTransaction } from '../database/transaction.ts';
import { isThisMachine } from '../http/place.ts';
import { dayMs, minuteText } from '../lib/time.ts';
import { revokeKeys, rotateKeys } from '../sign-in/keys.ts';
import { builtIn, secretsOf } from '../sign-in/methods/store.ts';
import { lacksSecret, methodKind, providerOf, settingProblems, tryMethod, typedSetting } from '../sign-in/providers.ts';
import { digest, newSecret } from '../sign-in/session/sessions.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { removeRows, setRow } from './change.ts';
import { type Action, runAmong } from './connections.ts';
import { AdminError, type Fields, readFields } from './fields.ts';
import { findPart, type Part } from './tables.ts';
import { lockWaysIn, printLink, requireWayIn } from './ways-in.ts';
import { need } from './words.ts';

/** How long a former key of API sign-on is valid after a new one is made, in days. */
const keyOverlapDays = 7;

function methodPart(name: string): Part {
  const part = findPart(name);
  if (!part) throw new Error(`${name} is no part of an institution.`);
  return part;
}

async function findRow(db: Database, key: string, id: string) {
  const found = await scoped(db, { id: key }).first(signInMethods, eq(signInMethods.id, id));
  if (!found) throw new AdminError(`${key} has no method ${id}: “sign-in list” shows those it has.`);
  return found;
}

/** Fields of a method that are columns; all others are settings. */
const methodColumns = new Set(['kind', 'name', 'enabled', 'position']);

const methodActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const here = scoped(db, { id: key });
    const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
    for (const row of rows) {
      const { id, kind, name, enabled, settings } = row;
      const lacks = await lacksSecret(here, row);
      print([id, kind, name, enabled ? 'on' : 'off', ...(lacks ? ['no secret'] : [])].join('  '));
      for (const { field, message } of settingProblems(kind, settings)) print(`    ${field} ${message}`);
      if (Object.keys(settings).length > 0) print(`    ${JSON.stringify(settings)}`);
    }
    if (rows.length === 0) print(`${key} offers the built-in page alone.`);
  },

  async set(key, words, at) {
    const { db, print } = at;
    const [id = ''] = need(words, 'method');
    const given = readFields(words.slice(1));
    const known = await scoped(db, { id: key }).first(signInMethods, eq(signInMethods.id, id));
    const isFirst = (await scoped(db, { id: key }).count(signInMethods)) === 0;
    const kind = v.safeParse(methodKind, given.find(([name]) => name === 'kind')?.[1] ?? known?.kind);
    if (!kind.success) throw new AdminError(`Say kind=… with one of ${methodKind.options.join(', ')}.`);
    const fields: Fields = given.map(([name, value]) =>
      methodColumns.has(name)
        ? [name, value]
        : [`settings.${name}`, JSON.stringify(typedSetting(kind.output, name, value))],
    );
    print(`The method ${id} is ${await setRow(at, key, methodPart('signInMethods'), [['id', id], ...fields])}.`);
    if (isFirst && kind.output !== builtIn.kind) {
      const own = id === builtIn.id ? 'account' : builtIn.id;
      print(`The built-in page stays on beside it, until “sign-in set ${key} ${own} enabled=false”.`);
    }
  },

  async secret(key, words, { db, print, input }) {
    const [id = ''] = need(words, 'method');
    await findRow(db, key, id);
    const value = (await input()).replace(/\r?\n$/, '');
    if (!/^[\x20-\x7e]{1,4000}$/.test(value))
      throw new AdminError('Give the secret on standard input: one line of visible characters.');
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, { id: key });
      await here.delete(signInSecrets, namedSecret(id, 'secret'));
      await here.insert(signInSecrets, [{ method: id, name: 'secret', value }]);
    });
    print(`The secret of ${id} is set.`);
  },

  async test(key, words, { db, print }) {
    const [id = ''] = need(words, 'method');
    const row = await findRow(db, key, id);
    for (const line of await tryMethod(scoped(db, { id: key }), row)) print(line);
  },

  async remove(key, words, at) {
    const [id = ''] = need(words, 'method');
    await findRow(at.db, key, id);
    await removeRows(at, key, methodPart('signInMethods'), [['id', id]]);
    at.print(`The method ${id} is removed, with its secrets. Who signed in by it stays signed in.`);
  },

  link: printLink,
};

const namedSecret = (method: string, name: string) =>
  and(eq(signInSecrets.method, method), eq(signInSecrets.name, name)) ?? eq(signInSecrets.method, method);

async function addMethodKey(here: Scoped, method: string): Promise<{ name: string; value: string }> {
  const key = {
    name: `k${digest(newSecret())
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 8)}`,
    value: newSecret(),
  };
  await here.insert(signInSecrets, [{ ...key, method, createdAt: new Date() }]);
  return key;
}

const methodKeyActions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const [id = ''] = need(words, 'method');
    await findRow(db, key, id);
    const keys = await secretsOf(scoped(db, { id: key }), id);
    for (const { name, expiresAt } of keys) print(expiresAt ? `${name} until ${minuteText(expiresAt)}` : name);
    if (keys.length === 0) print(`${id} has no key.`);
  },

  async create(key, words, { db, print }) {
    const [id = ''] = need(words, 'method');
    const { kind } = await findRow(db, key, id);
    if (!providerOf(kind)?.hasKeys) throw new AdminError(`A method of kind ${kind} has no keys.`);
    const made = await inTransaction(db, async (tx) => {
      const here = scoped(tx, { id: key });
      const expiresAt = new Date(Date.now() + keyOverlapDays * dayMs);
      const last = and(eq(signInSecrets.method, id), isNull(signInSecrets.expiresAt));
      if (last) await here.update(signInSecrets, { expiresAt }, last);
      return addMethodKey(here, id);
    });
    print(`Key: ${made.name}`);
    print(`Secret, shown this once: ${made.value}`);
    print(`A former key is good for ${keyOverlapDays} days more, unless it is revoked.`);
  },

  async revoke(key, words, { db, print }) {
    const [id = '', name = ''] = need(words, 'method', 'key id');
    await inTransaction(db, async (tx) => {
      await lockWaysIn(tx, key);
      const ended = await scoped(tx, { id: key }).delete(signInSecrets, namedSecret(id, name));
      if (ended === 0) throw new AdminError(`${id} has no key ${name}.`);
      await requireWayIn(tx, key, { asks: false });
    });
    print(`The key ${name} is good for nothing any more.`);
  },
};

const signingActions: Readonly<Record<string, Action>> = {
  async rotate(key, _words, { db, print }) {
    await rotateKeys(db, { id: key });
    print(`${key} signs with a new key. Who is signed in stays signed in.`);
  },

  async revoke(key, _words, { db, print }) {
    await revokeKeys(db, { id: key });
    print(`${key} signs with a new key, and no former one is good any more: within a minute everyone is signed out.`);
  },
};

const serviceActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const rows = await scoped(db, { id: key }).rows(passportServices, { orderBy: [asc(passportServices.id)] });
    for (const { id, name, origin, path, cookieDomain } of rows) {
      print([id, name, `${origin}${path}`, cookieDomain ? `cookie of ${cookieDomain}` : 'in the address'].join('  '));
    }
    if (rows.length === 0) print(`${key} has registered no site.`);
  },

  async add(key, words, at) {
    const { db, print } = at;
    const [id = '', name = '', address = ''] = need(words, 'service', 'name', 'address');
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) throw new AdminError(`“${address}” is not an address.`);
    if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
      throw new AdminError(`“${address}” is not safe: a passport would travel in clear. Give an https address.`);
    }
    const [cookieDomain = 'null'] = readFields(words.slice(3)).flatMap(([field, value]) =>
      field === 'cookieDomain' ? [value] : [],
    );
    const place: Fields = [
      ['origin', url.origin],
      ['path', url.pathname],
      ['cookieDomain', cookieDomain],
    ];
    const done = await setRow(at, key, methodPart('passportServices'), [['id', id], ['name', name], ...place]);
    const secret = newSecret();
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, { id: key });
      await here.delete(passportSecrets, eq(passportSecrets.service, id));
      await here.insert(passportSecrets, [{ service: id, digest: digest(secret) }]);
    });
    print(`The site ${id} is ${done}.`);
    print(`Its secret, shown this once: ${secret}`);
  },

  async remove(key, words, { db, print }) {
    const [id = ''] = need(words, 'service');
    const removed = await scoped(db, { id: key }).delete(passportServices, eq(passportServices.id, id));
    if (removed === 0) throw new AdminError(`${key} has no site ${id}.`);
    print(`The site ${id} gets no passport any more.`);
  },
};

/** Commands for methods of signing in. */
export const runSignIn = runAmong('sign-in', methodActions);
/** Commands for the keys with which an institution's own system signs people in. */
export const runApiKey = runAmong('api-key', methodKeyActions);
/** Commands for the keys that sign the institution's tokens. */
export const runKeys = runAmong('keys', signingActions);
/** Commands for the sites that accept a passport. */
export const runService = runAmong('service', serviceActions);
