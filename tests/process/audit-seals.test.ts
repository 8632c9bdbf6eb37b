import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealEntries } from '../../server/audit/seal.ts';
import { verifyEntries } from '../../server/audit/verify.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let databases: OpenDatabase[];
beforeAll(async () => {
  postgres = await startPostgres();
  databases = [await openDatabase({ url: postgres.url }), await openDatabase({ url: postgres.url })];
  for (const { db } of databases) await migrateDatabase(db);
});
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()));
  await postgres.stop();
});

const record = (count: number) =>
  sql`insert into audit_entries (institution, actor, action, detail)
    select 'here', 'visitor', 'sign-in', n::text from generate_series(1, ${count}::int) as n`;

/** Seals with a small batch until nothing is left, as a process does. */
async function sealAll({ db }: OpenDatabase): Promise<void> {
  while ((await inTransaction(db, (tx) => sealEntries(tx, new Date(), 7))) === 'again');
}

test('two processes that seal at once make one chain, also of what is written meanwhile', async () => {
  const [one] = databases;
  await one?.db.execute(record(300));
  const writing = (async () => {
    for (let n = 0; n < 50; n += 1) await one?.db.execute(record(1));
  })();
  await Promise.all([writing, ...databases.flatMap((database) => [sealAll(database), sealAll(database)])]);
  for (const database of databases) await sealAll(database);
  for (const { db } of databases) {
    expect(await verifyEntries(db, 'here')).toMatchObject({ intact: 350, unsealed: 0, fault: null });
  }
});

test('an entry whose transaction ends after later ones were sealed follows them', async () => {
  const [one, other] = databases;
  if (!one || !other) throw new Error('There are two.');
  const late = new pg.Client({ connectionString: postgres.url });
  await late.connect();
  await late.query('begin');
  await late.query(`insert into audit_entries (institution, actor, action) values ('late', 'visitor', 'sign-in')`);
  await one.db.execute(
    sql`insert into audit_entries (institution, actor, action) values ('late', 'visitor', 'sign-out')`,
  );
  await sealAll(one);
  await late.query('commit');
  await late.end();
  expect(await verifyEntries(other.db, 'late')).toMatchObject({ intact: 1, unsealed: 1, fault: null });
  await sealAll(other);
  expect(await verifyEntries(one.db, 'late')).toMatchObject({ intact: 2, unsealed: 0, fault: null });
  const { rows } = await one.db.execute(
    sql`select action from audit_entries where institution = 'late' order by sequence`,
  );
  expect(rows).toEqual([{ action: 'sign-out' }, { action: 'sign-in' }]);
});
