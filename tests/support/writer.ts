import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/database/open.ts';

// Writes numbers, one row each, and prints each once the database has acknowledged it. First prints
// how many rows it found and whether they have no gaps.
const [folder = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataFolder: folder });
await db.execute(sql`create table if not exists numbers (n int primary key)`);
const { rows } = await db.execute<{ count: number; newest: number }>(
  sql`select count(*)::int as count, coalesce(max(n), 0)::int as newest from numbers`,
);
const { count = 0, newest = 0 } = rows[0] ?? {};
process.stdout.write(`found ${count} ${newest}\n`);
for (let n = newest + 1; ; n += 1) {
  await db.execute(sql`insert into numbers values (${n})`);
  process.stdout.write(`wrote ${n}\n`);
}
