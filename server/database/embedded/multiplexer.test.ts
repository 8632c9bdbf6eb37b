import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../open.ts';
import { openTestDatabase } from '../testing.ts';
import { inTransaction } from '../transaction.ts';
import { type Embedded, openInMemory } from './embedded.ts';
import { Wire } from './wire.ts';

let open: OpenDatabase;
let embedded: Embedded;

beforeAll(async () => {
  open = await openTestDatabase();
  embedded = await openInMemory(await open.dump?.());
  await open.db.execute(sql`create table counters (id int primary key, n int not null)`);
});
afterAll(() => Promise.all([open.close(), embedded.close()]));

async function client(): Promise<pg.Client> {
  const connected = new pg.Client({ user: 'postgres', stream: () => new Wire(embedded.exchange) as never });
  // node-postgres tells of a connection that was cut; one of these tests cuts one.
  connected.on('error', () => {});
  await connected.connect();
  return connected;
}

test('two hundred transactions at once count one after the other, and those that fail leave nothing', async () => {
  await open.db.execute(sql`insert into counters values (1, 0)`);
  const refused = new Error('no');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      inTransaction(open.db, async (transaction) => {
        const { rows } = await transaction.execute<{ n: number }>(sql`select n from counters where id = ${1}`);
        if (index % 10 === 0) await new Promise(setImmediate);
        await transaction.execute(sql`update counters set n = ${(rows[0]?.n ?? 0) + 1} where id = ${1}`);
        if (index % 4 === 0) throw refused;
      }),
    ),
  );
  const { rows } = await open.db.execute<{ n: number }>(sql`select n from counters where id = 1`);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  expect(rows[0]?.n).toBe(150);
});

test('statements of many clients at once each get their own answer, failing ones too', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 120 }, (_, index) =>
      index % 3 === 0
        ? open.db.execute(sql`select * from nowhere where id = ${index}`)
        : open.db.execute(sql`select ${index}::int as index`),
    ),
  );
  answers.forEach((answer, index) => {
    if (index % 3 === 0) expect(answer.status).toBe('rejected');
    else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [{ index }] } });
  });
});

test('a client that hangs up inside a transaction takes its changes with it and lets the others go on', async () => {
  const [one, other] = await Promise.all([client(), client()]);
  await other.query('create table kept (id int)');
  await one.query('begin');
  await one.query('insert into kept values (1)');
  const waiting = other.query('select count(*)::int as count from kept');
  one.connection.stream.destroy();
  expect((await waiting).rows).toEqual([{ count: 0 }]);
  await other.end();
});

test('two clients may give different statements the same name', async () => {
  const [one, other] = await Promise.all([client(), client()]);
  const first = { name: 'same', text: 'select $1::int + 1 as n', values: [1] };
  const second = { name: 'same', text: 'select $1::text as t', values: ['x'] };
  expect((await one.query(first)).rows).toEqual([{ n: 2 }]);
  expect((await other.query(second)).rows).toEqual([{ t: 'x' }]);
  expect((await one.query(first)).rows).toEqual([{ n: 2 }]);
  await Promise.all([one.end(), other.end()]);
});

test('answers of several megabytes arrive whole', async () => {
  const { rows } = await open.db.execute<{ text: string }>(
    sql`select repeat('办事', 50000) as text from generate_series(1, 20)`,
  );
  expect(rows).toHaveLength(20);
  expect(rows.every(({ text }) => text === '办事'.repeat(50_000))).toBe(true);
});

test('a copy starts with what the original held', async () => {
  await open.db.execute(sql`insert into counters values (77, 7)`);
  const dump = await open.dump?.();
  const copy = await openDatabase({ memory: true, from: dump });
  const { rows } = await copy.db.execute(sql`select n from counters where id = 77`);
  expect(rows).toEqual([{ n: 7 }]);
  await copy.close();
});

test('a notification reaches those who listen and nobody else, once its transaction is done', async () => {
  const [listener, deaf, sender] = await Promise.all([client(), client(), client()]);
  const heard: string[] = [];
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  deaf.on('notification', () => heard.push('not for me'));
  await listener.query('listen news');
  await sender.query('begin');
  await sender.query("select pg_notify('news', 'one')");
  expect(heard).toEqual([]);
  const arrived = new Promise((resolve) => listener.once('notification', resolve));
  const { command } = await sender.query('commit');
  await arrived;
  expect(command).toBe('COMMIT');
  await sender.query("select pg_notify('elsewhere', 'two')");
  await deaf.query('select 1');
  expect(heard).toEqual(['news one']);
  await Promise.all([listener.end(), deaf.end(), sender.end()]);
});
