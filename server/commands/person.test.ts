import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Audience } from '@yimen/contract/audience';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personTableNames } from '../changes/person-tables.ts';
import { countPersonalData, notWritten, partCounts, totalRows, writtenColumns } from '../changes/personal-data.ts';
import { personTables } from '../changes/removed/people.ts';
import { grants } from '../database/schema/access.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { accounts, people } from '../database/schema/people.ts';
import { notices } from '../database/schema/publishing.ts';
import { removedRows } from '../database/schema/removed.ts';
import { apps } from '../database/schema/services.ts';
import { passports, qrCodes, signInAttempts } from '../database/schema/sign-in.ts';
import { tables } from '../database/schema/tables.ts';
import { feedback } from '../database/schema/visits.ts';
import type { Row } from '../parts/tables.ts';
import { ownedBy, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { fillEveryPart, filledPerson } from '../testing/every-part.ts';
import { openWorld, type World } from '../testing/world.ts';

const person = { id: filledPerson };
const other = '2025210417';
let world: World;
let folder: string;
let token: string;
const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'mingde' });

const rules: Record<string, Audience> = {
  'transcript-print': { people: [person.id] },
  'salary-query': { people: [other, person.id], except: { people: [person.id] } },
  'part-time-outside': { visitors: ['members'], except: { people: [person.id] } },
};

beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-person-'));
  token = await world.signIn(person.id, { ip: '192.0.2.7' });
  await fillEveryPart(world, token, { run, folder });
  for (const [id, audience] of Object.entries(rules)) {
    await here().update(apps, { audience, beginAudience: audience }, eq(apps.id, id));
  }
  // Something removed that names the person, and something of theirs.
  const [notice] = await here().rows(notices, { limit: 1 });
  await here().update(notices, { audience: { people: [person.id, other] } }, eq(notices.id, notice?.id ?? ''));
  await run(`remove  notices  mingde  id=${notice?.id}  --yes`);
  await run(`remove  groupMembers  mingde  person=${person.id}  --yes`);
  // As if they had been removed and come back.
  const [account] = await here().rows(accounts, { where: eq(accounts.person, person.id) });
  await here().insert(removedRows, [
    {
      id: randomUUID(),
      removal: randomUUID(),
      kind: 'row',
      part: 'accounts',
      key: person.id,
      row: { account: person.id, person: person.id, passwordHash: account?.passwordHash },
      person: person.id,
      by: 'cli:root',
      at: new Date(),
    },
  ]);
  await run(`grant  give  mingde  ${person.id}  publisher`);
  await run(`preview  create  mingde  as=person:${person.id}  reason=看不到成绩`);
  await run(`grant  give  mingde  ${other}  publisher`);
  await here().update(grants, { givenBy: `person:${person.id}` }, eq(grants.person, other));
  await here().update(accounts, { knownBy: person.id, oneTimeBy: person.id }, eq(accounts.person, other));
  await here().insert(removedRows, [
    {
      id: randomUUID(),
      removal: randomUUID(),
      kind: 'row',
      part: 'grants',
      key: other,
      row: { person: other, role: 'desk', givenBy: `person:${person.id}` },
      person: other,
      by: 'cli:root',
      at: new Date(),
    },
    {
      id: randomUUID(),
      removal: randomUUID(),
      kind: 'row',
      part: 'accounts',
      key: other,
      row: { person: other, account: 'former', knownBy: person.id, oneTimeBy: person.id },
      person: other,
      by: 'cli:root',
      at: new Date(),
    },
  ]);
  const rule = { people: [person.id, other] };
  const field = {
    value: rule,
    base: null,
    revision: 1,
    by: `person:${person.id}`,
    rival: { value: rule, by: 'cli:a' },
  };
  const named = { part: 'apps', key: '["transcript-print"]' };
  await here().insert(releases, [
    { number: 1000, title: '', reason: '', state: 'published', actor: `person:${person.id}`, endedAt: new Date() },
  ]);
  await here().insert(editions, [{ ...named, number: 1, release: 1000, content: { audience: rule } }]);
  await here().insert(drafts, [
    {
      ...named,
      revision: 1,
      fields: { audience: field },
      withdraws: false,
      savedBy: `person:${person.id}`,
      savedAt: new Date(),
    },
  ]);
  const later = new Date(Date.now() + 60_000);
  const begun = { browser: 'b', createdAt: new Date(), expiresAt: later, target: null };
  await here().insert(signInAttempts, [
    { ...begun, id: 'a', method: 'cas', service: '', proven: { person: person.id, identity: null } },
  ]);
  const scanned = { code: 'c', userAgent: '', address: '', status: 'confirmed' as const, session: 's', askedAt: later };
  await here().insert(qrCodes, [{ ...begun, ...scanned, id: 'q', person: person.id }]);
  await here().insert(passports, [{ digest: 'd', service: '', session: 's', person: person.id, expiresAt: later }]);
  const { rows: calls } = await world.db.execute(sql`insert into idempotent_answers (caller, key, fingerprint)
    values (${`mingde/person/${person.id}`}, 'key', '') returning key`);
  expect(calls).toHaveLength(1);
  await world.send('POST', '/pedestal/auth/cx/login', { account: person.id, password: 'wrong' });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** How many rows of which table, of any schema, hold this text, in whatever column. */
async function tablesHolding(text: string): Promise<Record<string, number>> {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const holding = sql`to_jsonb(one)::text ~ ${`(^|[^0-9A-Za-z])${text}($|[^0-9A-Za-z])`}`;
    const result = await world.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(name)} one where ${holding}`,
    );
    const count = result.rows[0]?.count ?? 0;
    if (count > 0) found[name.replace(/^public\./, '')] = count;
  }
  return found;
}

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables.values()) {
    const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from ${table}`);
    counts[getTableName(table)] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** What goes along without being told, with the reason. */
const untold: Readonly<Record<string, string>> = {
  sign_in_attempts: 'Sign-ins under way, for ten minutes.',
  idempotent_answers: 'What calls answered, encrypted, for a day.',
  import_pieces: 'The file of an import that is told.',
};

const audienceOf = async (id: string) => {
  const app = await here().first(apps, eq(apps.id, id));
  expect(app?.beginAudience).toEqual(app?.audience);
  return app?.audience;
};

test('every column of a person’s tables is written, or a list says why not', () => {
  const all = [people, ...personTables].flatMap((table) => {
    const written = writtenColumns(table);
    return Object.entries(getTableColumns(table))
      .filter(([name]) => name !== 'institution' && !(name in written))
      .map(([, { name }]) => `${getTableName(table)}.${name}`);
  });
  const own = new Set([people, ...personTables].map((table) => getTableName(table)));
  expect(all.toSorted()).toEqual(
    Object.keys(notWritten)
      .filter((column) => own.has(column.split('.')[0] ?? ''))
      .toSorted(),
  );
});

test('every table of a person is told by a name, and no other is', () => {
  const names = new Map([...tables].map(([name, table]) => [table, name]));
  const all = [people, ...personTables].map((table) => names.get(table) ?? '');
  expect(Object.keys(personTableNames).toSorted()).toEqual(all.toSorted());
});

test('all that is stored of a person is written, without secrets, for nobody else to read', async () => {
  const file = path.join(folder, 'person.json');
  expect(await run(`person  export  mingde  ${person.id}  ${file}`)).toContain('林知夏');
  const text = await readFile(file, 'utf8');
  const told = JSON.parse(text);
  expect(told.rows).toMatchObject({
    people: [{ id: person.id }],
    accounts: [{ account: person.id, mustChange: false }],
    collections: expect.arrayContaining([expect.objectContaining({ app: 'transcript-print' })]),
    feedback: expect.arrayContaining([expect.objectContaining({ person: person.id, about: 'search' })]),
    sessions: [expect.objectContaining({ address: '192.0.2.7' })],
    removedRows: expect.arrayContaining([
      expect.objectContaining({ part: 'groupMembers', key: `choir、${person.id}` }),
    ]),
    grants: expect.arrayContaining([expect.objectContaining({ role: 'publisher' })]),
  });
  const actions = (told.rows.auditEntries as Row[]).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['sign-in', 'sign-in-refused']));
  expect(told.namedIn).toHaveLength(6);
  expect(told.grantsGiven).toEqual([expect.objectContaining({ person: other })]);

  // Every table that holds the id is in the file, but for what is not the person's.
  const holding = Object.keys(await tablesHolding(person.id));
  const inFile = new Set(
    Object.entries(told.rows as Record<string, unknown[]>).flatMap(([name, rows]) => {
      const table = tables.get(name);
      return table && rows.length > 0 ? [getTableName(table)] : [];
    }),
  );
  expect(holding.filter((name) => !inFile.has(name)).toSorted()).toEqual([
    'apps', // told by `namedIn`
    'drafts', // what staff prepare
    'editions', // what `namedIn` tells of, as it was
    'idempotent_answers', // what calls answered, encrypted, for a day
    'releases', // told by the entries of the record
    'sign_in_attempts', // for ten minutes
  ]);

  const [account] = await here().rows(accounts, { where: eq(accounts.account, person.id) });
  expect(account).toBeDefined();
  for (const secret of [account?.passwordHash ?? '', 'JBSWY3DPEHPK3PXP']) expect(text).not.toContain(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await failed(`person  export  mingde  ${person.id}  ${file}`)).toMatch(/已经存在/);
});

test('a person is erased from every table once it is confirmed, and nobody else is', async () => {
  // Who was given a grant has to sign in anew.
  token = await world.signIn(person.id);
  const others = await tablesHolding(other);
  const held = Object.keys(await tablesHolding(person.id));
  expect(held.length).toBeGreaterThan(25);
  const asked = await run(`person  erase  mingde  ${person.id}`);
  expect(asked).toMatch(/^将删除林知夏.*people：1，.*collections：\d+.*feedback：3.*可见范围中的 6 处.*--yes/s);
  const counts = await countPersonalData(here(), person);
  const before = await rowCounts();
  expect((await world.call(getUserInfo, {}, { token })).data.id).toBe(person.id);
  const done = await run(`person  erase  mingde  ${person.id}  --yes`);
  expect(done).toMatch(/^已删除林知夏/);

  // What was asked and what is told afterwards is what went, table by table, and all of it.
  const after = await rowCounts();
  const gone = Object.entries(before).flatMap(([name, count]) => {
    const less = count - (after[name] ?? 0);
    return less > 0 && !Object.hasOwn(untold, name) ? [[name, less] as const] : [];
  });
  const told = partCounts(counts).map(({ part, rows }) => [getTableName(tables.get(part) ?? people), rows] as const);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(gone));
  expect(told.length).toBeGreaterThan(25);
  for (const text of [asked, done]) {
    const [, total = '', parts = ''] = /，共 (\d+) 行（(people：.*?：\d+)）/.exec(text) ?? [];
    expect(Number(total)).toBe(totalRows(counts));
    expect(parts.split('，').reduce((sum, one) => sum + Number(one.split('：')[1]), 0)).toBe(totalRows(counts));
    for (const name of ['登录', '日程提醒', '以本人身份的预览链接', '删除后还能放回的'])
      expect(parts).toContain(`，${name}：`);
  }

  // Audit entries stay for as long as the law asks.
  expect(Object.keys(await tablesHolding(person.id))).toEqual(['audit_entries']);
  expect((await world.call(getUserInfo, {}, { token })).code).toBe(401);
  const { audit_entries: _, ...left } = await tablesHolding(other);
  const { audit_entries: __, ...unchanged } = others;
  expect(left).toEqual(unchanged);
  const entries = await run(`audit  list  mingde  part=people  key=${person.id}`);
  const entry = entries.split('\n').find((line) => line.includes('person erase mingde，共')) ?? '';
  const [, rows = ''] = /可见范围中的 \d+ 处：(\S+(?: \S+)*?)(?: {2}|$)/.exec(entry) ?? [];
  for (const id of Object.keys(rules)) expect(rows.split('、')).toContain(`apps ${id}`);
  expect(entry).not.toContain('林知夏');
});

test('who reads the rows of one person by command is found under their id', async () => {
  const read = async () => await run(`audit  list  mingde  part=people  key=${other}  action=command`);
  await run(`show  people  mingde  id=${other}`);
  expect(await read()).toContain('show people mingde id=');
  await run(`show  messages  mingde  person=${other}`);
  expect(await read()).toContain('show messages mingde person=');
});

test('a rule that named the erased person alone means nobody, and lets in no one whom it kept out', async () => {
  expect(await audienceOf('transcript-print')).toEqual({ visitors: ['nobody'] });
  expect(await audienceOf('salary-query')).toEqual({ people: [other], except: { visitors: ['nobody'] } });
  expect(await audienceOf('part-time-outside')).toEqual({ visitors: ['members'], except: { visitors: ['nobody'] } });
  const [kept] = await here().rows(removedRows, { where: eq(removedRows.part, 'notices') });
  expect(kept?.row.audience).toEqual({ people: [other] });
  expect(await run(`grant  list  mingde  person=${other}`)).toContain('已删除的人员');
  const file = path.join(folder, 'after.json');
  await run(`export  mingde  ${file}`);
  expect(await run(`check  ${file}`)).toContain('没有问题');
});

test('who is not there, and what is neither, is told so', async () => {
  expect(await failed('person  erase  mingde  nobody  --yes')).toBe('mingde 没有编号为 nobody 的人。');
  expect(await failed('person  show  mingde  20150132')).toMatch(/应为 export 或 erase/);
  expect(await failed('person  export  nowhere  20150132  x.json')).toMatch(/没有单位 nowhere/);
});

test('people go by that command alone, and what is left of somebody who is gone can be erased too', async () => {
  expect(await failed(`remove  people  mingde  id=${other}  --yes`)).toContain('person erase');
  const gone = { id: '20180266' };
  const report = { about: 'search' as const, subject: '课表', words: '打不开', person: gone.id, at: new Date() };
  await here().insert(feedback, [{ ...report, id: 'f' }]);
  await here().update(apps, { audience: { people: [gone.id] } }, eq(apps.id, 'transcript-print'));
  await here().delete(people, eq(people.id, gone.id));
  expect(await here().count(feedback, ownedBy(feedback, gone)), 'feedback, which outlives its person').toBe(1);
  expect(await run('person  erase  mingde  20180266')).toMatch(/feedback：1.*可见范围中的 1 处/);
  await run('person  erase  mingde  20180266  --yes');
  const { audit_entries: _, ...left } = await tablesHolding(gone.id);
  expect(left).toEqual({});
  expect(await failed('person  erase  mingde  20180266  --yes')).toContain('没有编号为 20180266 的人');
});
