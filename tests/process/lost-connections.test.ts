import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listenToDatabase } from '../../server/database/listen.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { unavailability } from '../../server/database/unavailable.ts';
import { startForwarder } from '../support/forwarder.ts';
import { startPostgresServer, type TestPostgresServer } from '../support/postgres.ts';

let postgres: TestPostgresServer;
let operator: pg.Pool;

beforeAll(async () => {
  postgres = await startPostgresServer();
  operator = new pg.Pool({ connectionString: postgres.url });
  operator.on('error', () => {});
});
afterAll(async () => {
  await operator.end();
  await postgres.stop();
});
beforeEach(async () => {
  await operator.query('drop table if exists written; create table written (n bigint)');
});

/** Writers that each write one number after the other, in a transaction each, until they are stopped. */
function startWriters(db: Database, count: number) {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let stopped = false;
  let next = 0;
  async function write(): Promise<void> {
    while (!stopped) {
      next += 1;
      const n = next;
      try {
        await inTransaction(db, async (tx) => {
          await tx.execute(sql`insert into written values (${n})`);
          await tx.execute(sql`select pg_sleep(0.002)`);
        });
        acknowledged.push(n);
      } catch (error) {
        failures.push(error);
        await rest(10);
      }
    }
  }
  const writers = Array.from({ length: count }, write);
  return {
    acknowledged,
    failures,
    /** Waits until as many more were acknowledged as there are writers: none of them stands still. */
    async goOn() {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 2 * count);
    },
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

/** Stops the writers and says what must hold whatever happened to their connections. */
async function expectWhole(db: Database, writers: ReturnType<typeof startWriters>): Promise<void> {
  await writers.stop();
  const { $client: pool } = db;
  // One that was still being opened when nobody waited for it any more comes back too.
  const inUse = () => [pool.totalCount - pool.idleCount, pool.waitingCount];
  await expect.poll(inUse, { timeout: 10_000 }).toEqual([0, 0]);
  const { rows } = await operator.query('select n::int as n from written');
  const written = new Set(rows.map(({ n }) => n));
  expect(writers.acknowledged.filter((n) => !written.has(n))).toEqual([]);
  expect(rows).toHaveLength(written.size);
  expect(writers.failures.filter((error) => unavailability(error) === null)).toEqual([]);
}

const cutOne = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'writers' and state <> 'idle' limit 1`;

function opened(url: string, more: { statementTimeout?: number } = {}) {
  return openDatabase({ url: `${url}?application_name=writers`, ...more });
}

describe('connections that are lost in the middle of transactions', () => {
  test('60 of them under 24 writers end no process, leak no connection and lose nothing', async () => {
    const { db, close } = await opened(postgres.url);
    const writers = startWriters(db, 24);
    await writers.goOn();
    for (let cut = 0; cut < 60; ) {
      const { rowCount } = await operator.query(cutOne);
      cut += rowCount ?? 0;
      await rest(5);
    }
    await writers.goOn();
    expect(writers.failures.length).toBeGreaterThan(40);
    await expectWhole(db, writers);
    await close();
  });

  test.each(['fast', 'immediate'] as const)('a restart of PostgreSQL (%s) is only an interruption', async (mode) => {
    const { db, close } = await opened(postgres.url);
    const writers = startWriters(db, 24);
    await writers.goOn();
    await postgres.halt(mode);
    await postgres.start();
    await writers.goOn();
    expect(writers.failures.length).toBeGreaterThan(0);
    await expectWhole(db, writers);
    await close();
  });
});

describe('a host that vanishes without a word', () => {
  test('is given up, and its connections are thrown away', async () => {
    const forwarder = await startForwarder(postgres.url);
    const { db, close } = await opened(forwarder.url, { statementTimeout: 500 });
    const writers = startWriters(db, 24);
    await writers.goOn();
    forwarder.silence();
    const lost = forwarder.open;
    expect(lost).toBe(20);
    await expect.poll(() => writers.failures.length, { timeout: 20_000 }).toBeGreaterThan(24);
    forwarder.restore();
    await writers.goOn();
    await expectWhole(db, writers);
    await close();
    await expect.poll(() => forwarder.open).toBe(0);
    await forwarder.close();
  });

  test('is noticed by who only listens, who is heard to hear nothing until the line is back', async () => {
    const forwarder = await startForwarder(postgres.url);
    const { db, close } = await opened(forwarder.url);
    const states: boolean[] = [];
    const payloads: string[] = [];
    const handler = {
      onNotification: (_: string, payload: string) => payloads.push(payload),
      onLiveChange: (now: boolean) => states.push(now),
    };
    const listener = await listenToDatabase(db, ['news'], handler, { interval: 200, query_timeout: 2000 });
    expect(states).toEqual([true]);
    forwarder.silence();
    await expect.poll(() => states.at(-1), { timeout: 25_000 }).toBe(false);
    forwarder.restore();
    await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe(true);
    await operator.query(`notify news, 'again'`);
    await expect.poll(() => payloads, { timeout: 5000 }).toEqual(['again']);
    await listener.close();
    await close();
    await forwarder.close();
  });
});

describe('a transaction', () => {
  test('that has failed takes no statement that comes late: it would run on somebody else’s connection', async () => {
    const { db, close } = await opened(postgres.url);
    let ended = db;
    const work = inTransaction(db, (tx) => {
      ended = tx;
      return tx.execute(sql`select 1 / 0`);
    });
    await expect(work).rejects.toThrow(/1 \/ 0/);
    const late = ended.execute(sql`insert into written values (1)`);
    await expect(late).rejects.toMatchObject({ cause: { message: 'The transaction is over.' } });
    expect((await operator.query('select * from written')).rows).toEqual([]);
    await close();
  });

  test('within a transaction is undone alone', async () => {
    const { db, close } = await opened(postgres.url);
    await inTransaction(db, async (outer) => {
      await outer.execute(sql`insert into written values (1)`);
      const inner = inTransaction(outer, async (tx) => {
        await tx.execute(sql`insert into written values (2)`);
        await inTransaction(tx, (innermost) => innermost.execute(sql`insert into written values (3)`));
        throw new Error('not this');
      });
      await expect(inner).rejects.toThrow('not this');
      await inTransaction(outer, (tx) => tx.execute(sql`insert into written values (4)`));
    });
    expect((await operator.query('select n::int as n from written order by n')).rows).toEqual([{ n: 1 }, { n: 4 }]);
    await close();
  });

  test('whose failed statement nobody minded is not called committed', async () => {
    const { db, close } = await opened(postgres.url);
    const work = inTransaction(db, async (tx) => {
      await tx.execute(sql`insert into written values (1)`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow(/was undone: a statement in it failed/);
    await close();
  });
});
