import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { pushNotices, pushTasks } from '@yimen/contract/sources/push';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { testSecret } from '../../server/database/testing.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { findPerson } from '../../server/sign-in/methods/people.ts';
import { scoped } from '../../server/tenancy/scoped.ts';
import { type World, worldOf } from '../../server/testing/world.ts';
import { foreign } from '../contract/foreign-ids.ts';
import { enlargeToCity, busyPerson as person } from '../support/large-institution.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { hasPlan, hearStatements, type Scan, type Statement, scansOf } from '../support/statements.ts';

const institution = { id: 'mingde' };
const size = { people: 100_000, marks: 10, services: 36, texts: 60 };

interface Heard extends Statement {
  readonly by: string;
}

/** Most rows that a statement may read of a table. */
const bound = 400;
/**
 * To count and find what a person has not read, the person's marks and the notices are compared in the database: as many
 * of each as there are notices.
 */
const marks = 2_500;
/** What staff do is rare: it may read the content of one kind, as an export does. */
const content = 6_000;
const ofStaff = new Set(
  endpoints.filter(({ endpoint }) => endpoint.access === 'staff').map(({ endpoint }) => endpoint.name),
);
/** What staff count or look through whole, by call. */
const whole: Readonly<Record<string, readonly string[]>> = {
  // Who has no account.
  giveInitialPasswords: ['people', 'accounts'],
  // What people reported, which is kept for a year.
  searchReports: ['feedback'],
  staffFeedback: ['feedback'],
  exportPerson: ['feedback'],
  erasePerson: ['feedback'],
  // The uses and the readers of a month.
  staffStatistics: ['app_hits', 'notice_reads'],
  exportStatistics: ['app_hits', 'notice_reads'],
};

function boundOf(table: string, { text, by }: Heard): number {
  if (whole[by]?.includes(table)) return Number.POSITIVE_INFINITY;
  if (ofStaff.has(by)) return content;
  return table === 'notice_reads' || (table === 'notices' && text.includes('"notice_reads"')) ? marks : bound;
}

let postgres: TestPostgres;
let world: World;
let probe: pg.Client;
beforeAll(async () => {
  takeKeys(() => [testSecret]);
  postgres = await startPostgres();
  const { db, close } = await openDatabase({ url: postgres.url, statementTimeout: 0 });
  await migrateDatabase(db);
  await loadDemo(db);
  world = worldOf(db, close);
  // What the calls write is what others have, too.
  await callAll(() => {});
  await enlargeToCity(db, size);
  probe = new pg.Client({ connectionString: postgres.url });
  await probe.connect();
});
afterAll(async () => {
  await probe?.end();
  await world?.close();
  await postgres?.stop();
});

interface Field {
  readonly type?: string;
  readonly options?: readonly unknown[];
  readonly wrapped?: Field;
  readonly pipe?: readonly Field[];
}

/** What a field may be, where that is one of a few. */
function choicesOf(field: Field): readonly unknown[] {
  if (field.type === 'picklist') return field.options ?? [];
  const [inner] = [field.wrapped, field.pipe?.[0]].filter((one) => one !== undefined && one !== field);
  return inner ? choicesOf(inner) : [];
}

/** A call's example, and the same with each id, each choice, words and a later page in place of what it has. */
function inputsOf({ name, input, example }: Endpoint): object[] {
  const fields = Object.entries('entries' in input ? (input.entries as Record<string, Field>) : {});
  const others = fields.flatMap(([field, schema]) => {
    const id = foreign[`${name}.${field}`];
    const words = field === 'query' ? ['cjd', '成绩'] : field === 'page' ? [20] : field === 'onlyUnread' ? [true] : [];
    return [...(id === undefined ? [] : [id]), ...choicesOf(schema), ...words].map((value) => ({ [field]: value }));
  });
  return [{}, ...others].map((other) => ({ ...(example as object), ...other }));
}

/** Deliveries change what everybody sees: what follows one reads it anew. */
const deliveries: readonly Endpoint[] = [pushTasks, pushNotices];
const calls = endpoints.map(({ endpoint }) => endpoint).filter((endpoint) => !deliveries.includes(endpoint));

/** Calls everything as a guest and as a member, and tells which call is under way. */
async function callAll(begins: (name: string) => void): Promise<void> {
  const guest = await world.guest();
  let member = await world.signIn(person);
  for (const endpoint of calls) {
    for (const input of inputsOf(endpoint)) {
      begins('');
      // Some end the person's sessions.
      if ((await world.call(getUserInfo, {}, { token: member })).code === 401) member = await world.signIn(person);
      begins(endpoint.name);
      await world.call(endpoint, input, { token: member });
      if (endpoint.access !== 'member') await world.call(endpoint, input, { token: guest });
    }
  }
  begins('');
}

/** The statements that are sent meanwhile, each text once, with the values it first had. */
async function statementsOf(work: (begins: (name: string) => void) => Promise<void>): Promise<readonly Heard[]> {
  const heard = new Map<string, Heard>();
  let by = '';
  const { stop } = hearStatements((statement) => {
    if (by && hasPlan(statement) && !heard.has(statement.text)) heard.set(statement.text, { ...statement, by });
  });
  await work((name) => {
    by = name;
  }).finally(stop);
  return [...heard.values()];
}

/** What reads more of a table than it may, by the call that sent it. */
async function excessesOf(statements: readonly Heard[]): Promise<string[]> {
  const excesses: string[] = [];
  for (const statement of statements) {
    for (const plan of ['custom', 'generic'] as const) {
      const scans = await scansOf(probe, statement, plan).catch((error: { code?: string }): Scan[] => {
        // What was inserted once is there, and what it belonged to may be gone.
        if (error.code === '23505' || error.code === '23503') return [];
        throw error;
      });
      for (const { table, node, rows } of scans) {
        if (rows > boundOf(table, statement))
          excesses.push(`${statement.by}: ${node} of ${rows} ${table} (${plan}): ${statement.text}`);
      }
    }
  }
  return excesses;
}

test('the data are of the size that is asserted', async () => {
  const { rows } = await probe.query<{ name: string; rows: number }>(
    'select relname as name, n_live_tup::int as rows from pg_stat_user_tables',
  );
  const rowsOf = (name: string) => rows.find((table) => table.name === name)?.rows ?? 0;
  expect(rowsOf('people')).toBeGreaterThan(100_000);
  expect(rowsOf('notice_reads')).toBeGreaterThan(1_000_000);
  expect(rowsOf('apps')).toBeGreaterThan(5_000);
  expect(rowsOf('app_hits')).toBeGreaterThan(150_000);
  for (const name of ['tasks', 'messages', 'approvals', 'collections', 'recent_uses', 'sessions', 'schedule_entries']) {
    expect(rowsOf(name), name).toBeGreaterThan(100_000);
  }
});

test('no call of a visitor reads all services, people or marks, and none of the staff all people, unless it must', async () => {
  // What is the same for all visitors is read once, when it has changed and each minute.
  await callAll(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const statements = await callAll(() => {}).then(() => statementsOf(callAll));
  vi.useRealTimers();
  expect(statements.length).toBeGreaterThan(100);
  expect(await excessesOf(statements)).toEqual([]);
});

test('neither does a delivery, nor a sign-in by what another system calls a person', async () => {
  const here = scoped(world.db, institution);
  const statements = await statementsOf(async (begins) => {
    for (const [at, endpoint] of deliveries.entries()) {
      begins(endpoint.name);
      const [item] = (endpoint.example as { items: readonly object[] }).items;
      const recipients = { numbers: ['p7', 'p8', 'nobody'], departments: ['it-center'] };
      const answer = await world.call(endpoint, { items: [{ ...item, id: `large-${at}`, recipients }] });
      expect(answer.success, answer.msg).toBe(true);
    }
    begins('findPerson');
    for (const match of ['account', 'no'] as const) await findPerson(here, match, 'p7').catch(() => {});
  });
  expect(statements.some(({ text }) => text.includes('"people"'))).toBe(true);
  expect(await excessesOf(statements)).toEqual([]);
});
