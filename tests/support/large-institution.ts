import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open.ts';
import { contentChanged } from '../../server/tenancy/resolve.ts';

/** The person whose things are many. */
export const busyPerson = '2024310086';
const institution = 'mingde';

/** Copies one row of a table of 明德大学 so many times, each with what `changes` says of its number `n`. */
async function copies(db: Database, table: string, count: number, changes: SQL, of: SQL = sql`true`): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name}
    select (jsonb_populate_record(one, ${changes})).*
    from ${name} as one, generate_series(1, ${sql.raw(String(count))}) as n
    where one.ctid = (select ctid from ${name} where institution = ${institution} and ${of} limit 1)
    on conflict do nothing`);
}

/** Makes 明德大学 as large as any institution is, and one of its people as busy as no one is. */
export async function enlarge(db: Database): Promise<void> {
  const mine = sql`person = ${busyPerson}`;
  const long = (text: string, length: number) => sql`to_jsonb(${text.repeat(length)}::text)`;
  await copies(
    db,
    'apps',
    1000,
    sql`jsonb_build_object('id', 'many-' || n, 'name', '补办学生证明 ' || n, 'position', 1000 + n)`,
    sql`attribute_type = 1 and id = 'transcript-print'`,
  );
  await copies(db, 'apps', 150, sql`jsonb_build_object('id', 'sys-many-' || n)`, sql`attribute_type = 2`);
  await copies(db, 'guides', 1000, sql`jsonb_build_object('app', 'many-' || n)`, sql`app = 'transcript-print'`);
  await copies(
    db,
    'articles',
    2000,
    sql`jsonb_build_object('id', 'many-' || n, 'published_at', now() - n * interval '1 hour')`,
  );
  await copies(
    db,
    'notices',
    2000,
    sql`jsonb_build_object('id', 'many-' || n, 'published_at', now() - n * interval '1 hour')`,
  );
  await copies(db, 'calendar_events', 2000, sql`jsonb_build_object('id', 'many-' || n)`);
  await copies(db, 'responsibility_rows', 2000, sql`jsonb_build_object('position', 10000 + n)`);
  await copies(db, 'handled_cases', 1000, sql`jsonb_build_object('position', 10000 + n)`);
  for (const status of ['todo', 'done', 'mine']) {
    const changes = sql`jsonb_build_object('id', ${`many-${status}-`}::text || n, 'status', ${status}::text)`;
    await copies(db, 'tasks', 1000, changes, mine);
  }
  for (const view of [1, 2, 3, 4]) {
    const changes = sql`jsonb_build_object('id', ${`many-${view}-`}::text || n, 'view', ${view}::int)`;
    await copies(db, 'approvals', 1000, changes, mine);
  }
  await copies(db, 'messages', 2000, sql`jsonb_build_object('id', 'many-' || n, 'read', false)`, mine);
  await copies(
    db,
    'timetable',
    300,
    sql`jsonb_build_object('position', 1000 + n, 'weekday', 1 + n % 7, 'weeks', '1-30')`,
    mine,
  );
  await copies(
    db,
    'collections',
    300,
    sql`jsonb_build_object('app', 'many-' || n, 'position', n, 'group', '组' || n % 50)`,
    mine,
  );
  await copies(db, 'recent_uses', 300, sql`jsonb_build_object('app', 'many-' || n)`, mine);
  await copies(
    db,
    'sessions',
    300,
    sql`jsonb_build_object('id', 'many-' || n, 'ended_at', null, 'seen_at', now())`,
    mine,
  );
  await copies(
    db,
    'schedule_entries',
    2000,
    sql`jsonb_build_object('id', 'many-' || n, 'title', ${long('长', 40)}, 'note', ${long('记', 500)}, 'place', ${long('地', 60)},
      'repeat', 'daily', 'start', '1900-01-01 00:00+08', 'end', '2999-12-31 23:59+08', 'deleted_at', null)`,
    mine,
  );
  await db.execute(sql`
    insert into schedule_exceptions (institution, person, entry, day, at)
    select ${institution}, ${busyPerson}, 'many-1', date '2026-01-01' + n, now() from generate_series(1, 5000) as n`);
  await copies(
    db,
    'data_groups',
    20,
    sql`jsonb_build_object('position', 1000 + n, 'name', '成绩 ' || n, 'rows',
      to_jsonb(array_fill(one.rows -> 0, array[300])))`,
    sql`person = ${busyPerson} and position = 0`,
  );
  await contentChanged(db, { id: institution });
}
