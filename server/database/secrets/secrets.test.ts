import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renewFeed } from '@yimen/contract/schedule/entries';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../commands/commands.ts';
import { exportWhole } from '../../commands/whole.ts';
import { idempotentAnswers } from '../../http/idempotency/table.ts';
import { createKey } from '../../sources/push/keys.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { sessions } from '../schema/people.ts';
import { calendarFeeds } from '../schema/schedule.ts';
import { tables } from '../schema/tables.ts';
import { testSecret } from '../testing.ts';
import { keyFileOf } from './key-file.ts';
import { seal, takeKeys, unseal } from './keys.ts';
import { countSecrets, openSecrets, sealedPlaces } from './sealed.ts';

const other = 'another key of at least thirty-two characters';
beforeEach(() => takeKeys(() => [testSecret]));

describe('a sealed text', () => {
  test('is another each time, says nothing of what it is, and opens for its place', () => {
    const [one, two] = [seal('密钥 secret', 'a.b'), seal('密钥 secret', 'a.b')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^sealed:v1:[0-9a-f]{16}:[\w-]+$/);
    expect([unseal(one, 'a.b'), unseal(two, 'a.b')]).toEqual(['密钥 secret', '密钥 secret']);
    expect(unseal(seal('', 'a.b'), 'a.b')).toBe('');
  });

  test('opens for no other place, and not when a bit of it has changed', () => {
    const sealed = seal('secret', 'a.b');
    expect(() => unseal(sealed, 'a.c')).toThrow();
    for (let at = 27; at < sealed.length; at += 1) {
      const changed = sealed[at] === 'A' ? 'Q' : 'A';
      expect(() => unseal(sealed.slice(0, at) + changed + sealed.slice(at + 1), 'a.b')).toThrow();
    }
  });

  test('is opened by a former key, and by no key that is not here', () => {
    const sealed = seal('secret', 'a.b');
    takeKeys(() => [other, testSecret]);
    expect(unseal(sealed, 'a.b')).toBe('secret');
    takeKeys(() => [other]);
    expect(() => unseal(sealed, 'a.b')).toThrow(/which is not here/);
  });
});

test('every sealed column is among those that are sealed anew', () => {
  const columns = [...tables.values(), idempotentAnswers].flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.columnType === 'PgCustomColumn' && column.getSQLType() !== 'bytea')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(columns.toSorted()).toEqual(sealedPlaces.map(({ table, column }) => `${table}.${column}`).toSorted());
});

/** Texts whose names sound like a secret's, and which are none that another database or a reader could use. */
const openly = [
  // Argon2id, which nobody reads backwards.
  'accounts.password_hash',
  // Good for one browser and ten minutes, together with a secret of the counterpart that is sealed.
  'sign_in_attempts.verifier',
];

test('no column that sounds like a secret holds it in the open', () => {
  const columns = [...tables.values()].flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.columnType === 'PgText' && /secret|token|verifier|password|private/.test(column.name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(columns.toSorted()).toEqual(openly);
});

describe('the secrets of a database', () => {
  let world: World;
  let dataFolder: string;
  let pushKey: string;
  beforeAll(async () => {
    world = await openWorld();
    dataFolder = await mkdtemp(path.join(tmpdir(), 'yimen-secrets-'));
    await run('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1');
    await run('sign-in  secret  mingde  wecom', 'app-secret');
    pushKey = (await createKey(world.db, { id: 'mingde' }, 'hr', '人事系统'))?.secret ?? '';
    // As the pages send each write, whose answer is remembered then.
    const as = { token: await world.signIn('2024310086'), idempotencyKey: 'the-first-press' };
    const { data } = await world.call(renewFeed, {}, as);
    expect((await world.call(renewFeed, {}, as)).data).toEqual(data);
    // Each institution makes its key to sign with when it is first needed.
    for (const host of ['jiangcheng.localhost', 'yunzhou.localhost']) await world.guest({ host });
    await scoped(world.db, { id: 'mingde' }).update(sessions, { idToken: 'id.token.of-林' }, sql`true`);
  });
  afterAll(async () => {
    await world.close();
    await rm(dataFolder, { recursive: true });
  });

  const keyFile = () => keyFileOf(dataFolder);
  async function run(words: string, given = ''): Promise<string> {
    const printed: string[] = [];
    const at = { db: world.db, print: (line: string) => void printed.push(line), input: async () => given };
    await runCommand(words.split(/ {2,}/), { ...at, keyFile: dataFolder && keyFile() });
    return printed.join('\n');
  }
  const failed = (words: string) =>
    run(words).then(
      (text) => `did it: ${text}`,
      (error: Error) => error.message,
    );
  /** What somebody who got hold of the database reads: every row of every table. */
  async function dump(): Promise<string> {
    const { rows: names } = await world.db.execute<{ schema: string; name: string }>(sql`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const texts: unknown[] = [];
    for (const { schema, name } of names) {
      texts.push((await world.db.execute(sql`select * from ${sql.identifier(schema)}.${sql.identifier(name)}`)).rows);
    }
    return JSON.stringify(texts);
  }
  const exported = async () => JSON.stringify(await exportWhole(world.db, 'mingde', { secrets: true }));

  test('stand there sealed, and nothing that is asked for shows them', async () => {
    const [stored, listed] = [await dump(), await run('sign-in  list  mingde')];
    const [feed] = await world.db.select().from(calendarFeeds);
    expect(feed?.secret).toMatch(/^[\w-]{32}$/);
    expect(pushKey.length).toBeGreaterThan(20);
    for (const secret of ['app-secret', 'id.token', pushKey, feed?.secret]) expect(stored).not.toContain(secret);
    expect(listed).not.toContain('app-secret');
    // The private part of an Ed25519 key is its “d”.
    expect(stored).not.toMatch(/"d":/);
    expect(JSON.stringify(await exportWhole(world.db, 'mingde'))).not.toMatch(/app-secret|sealed:v1/);
    expect(await exported()).toContain('app-secret');
  });

  test('from before they were sealed are sealed at the next start, and still good', async () => {
    await world.db.execute(sql`update sign_in_secrets set value = 'app-secret'`);
    await world.db.execute(sql`update sessions set id_token = 'id.token.of-林'`);
    await world.db.execute(sql`insert into sessions select institution, id || '-signed-out', person, started_at, seen_at,
      ended_at, previous_login, address, user_agent, device from sessions`);
    await world.db.execute(
      sql`update signing_keys set private_jwk = '{"kty":"OKP","d":"old"}' where institution = 'yunzhou'`,
    );
    expect(await countSecrets(world.db)).toMatchObject({ open: 3 });
    await openSecrets(world.db, { dataFolder, secret: [testSecret] });
    expect(await countSecrets(world.db)).toMatchObject({ open: 0, lost: 0, former: 0 });
    expect(await dump()).not.toMatch(/app-secret|"old"|id\.token/);
    expect(await exported()).toContain('app-secret');
    const tokens = await scoped(world.db, { id: 'mingde' }).rows(sessions, { orderBy: [sessions.id] });
    expect(tokens.map(({ idToken }) => idToken)).toEqual(['id.token.of-林', null]);
    expect(await run('secrets  status')).toContain('0 个没有加密');
  });

  test('are sealed anew with the first of two keys, after which the other may go', async () => {
    await openSecrets(world.db, { dataFolder, secret: [other, testSecret] });
    await openSecrets(world.db, { dataFolder, secret: [other] });
    expect(await exported()).toContain('app-secret');
    expect(await world.signIn('2024310086')).toMatch(/^ey/);
  });

  test('keep a server from starting without their key, and no new key hides that', async () => {
    const lost = /是用另一个主密钥加密的，.* 里没有它：请把原来的主密钥放回去/;
    await expect(openSecrets(world.db, { dataFolder, secret: ['x'.repeat(32)] })).rejects.toThrow(lost);
    await expect(openSecrets(world.db, { dataFolder, secret: null })).rejects.toThrow(lost);
    await expect(stat(keyFile())).rejects.toThrow(/ENOENT/);
  });

  test('have a key in the data folder, for its owner’s eyes alone, which is changed by command', async () => {
    await writeFile(keyFile(), `${other}\n`, { mode: 0o600 });
    await openSecrets(world.db, { dataFolder, secret: null });
    const told = await run('secrets  rotate');
    const keys = (await readFile(keyFile(), 'utf8')).trim().split('\n');
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/), other]);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect(told).not.toContain(keys[0] ?? '');
    expect(await countSecrets(world.db)).toMatchObject({ open: 0, lost: 0, former: 0 });
    takeKeys(() => keys.slice(0, 1));
    expect(await exported()).toContain('app-secret');
  });

  test('whose key is lost for good are deleted when one insists', async () => {
    await rm(keyFile());
    await openSecrets(world.db, { dataFolder, secret: null }, { lenient: true });
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect(await failed('secrets  forget')).toMatch(/^将永久删除 8 个无法解密的密钥/);
    expect(await run('secrets  forget  --yes')).toMatch(/^已删除 8 个无法解密的密钥/);
    expect([await world.db.$count(calendarFeeds), await world.db.$count(sessions)]).toEqual([0, 3]);
    expect(await world.db.$count(idempotentAnswers)).toBe(0);
    expect(await run('secrets  forget')).toMatch(/没有删除任何数据/);
    await openSecrets(world.db, { dataFolder, secret: null });
    expect(await run('sign-in  list  mingde')).toContain('没有密钥');
  });
});
