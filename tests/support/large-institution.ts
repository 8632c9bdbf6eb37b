import type { Audience } from '@yimen/contract/audience';
import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../server/database/open.ts';
import { tenantTables } from '../../server/database/schema/tables.ts';
import { inTransaction } from '../../server/database/transaction.ts';
import { contentChanged } from '../../server/tenancy/resolve.ts';
import { answers, openSourceServer, type SourceServer } from '../../server/testing/source-server.ts';
import { addSource } from '../../server/testing/sources.ts';

/** The account of the person with much data. */
export const busyPerson = '2024310086';
const institution = 'mingde';

/**
 * Copies one row of a table of 明德大学 `count` times, or each row, with the columns that `changes` computes from the
 * copy's number `n`; the copied row is `one`.
 */
async function copies(
  db: Queryable,
  table: string,
  count: number,
  changes: SQL,
  of: SQL = sql`true`,
  which: 'one' | 'each' = 'one',
): Promise<void> {
  const name = sql.identifier(table);
  const limit = which === 'one' ? sql`limit 1` : sql``;
  await db.execute(sql`
    insert into ${name}
    select made.*
    from ${name} as one, generate_series(1, ${sql.raw(String(count))}) as n,
      lateral jsonb_populate_record(one, ${changes}) as made
    where one.ctid in (select ctid from ${name} where institution = ${institution} and ${of} ${limit})
    on conflict do nothing`);
}

/**
 * Makes 明德大学 as large as the largest institutions, and one person busier than any real one. Returns the server of
 * the external notices, which the caller closes.
 */
export async function enlarge(db: Database): Promise<SourceServer> {
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
  const addressed: Record<string, [number, Audience | null]> = {
    many: [2000, null],
    'to-kind': [2000, { userTypes: ['STUDENT'] }],
    'to-department': [1000, { departments: ['college-information'] }],
    'to-person': [1000, { people: [busyPerson] }],
  };
  for (const [id, [count, recipients]] of Object.entries(addressed)) {
    const changes = sql`jsonb_build_object('id', ${`${id}-`}::text || n, 'audience', ${JSON.stringify(recipients)}::jsonb,
      'published_at', now() - n * interval '1 hour')`;
    await copies(db, 'notices', count, changes);
  }
  await db.execute(sql`
    insert into notice_reads (institution, person, notice, read_at)
    select institution, ${busyPerson}, id, now() from notices
    where institution = ${institution} and id ~ '^(many|to-department|to-person)-'
    on conflict do nothing`);
  const other = await noticesElsewhere(db);
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
  // The maximum number per person, less those that are added later.
  await copies(
    db,
    'schedule_entries',
    1950,
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
  await removeMany(db);
  await contentChanged(db, { id: institution });
  return other;
}

/** 1,000 articles that were removed, each with rows of three kinds that went along. */
async function removeMany(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into removed_rows (institution, id, removal, kind, part, key, row, by, at)
    select institution, gen_random_uuid(), gen_random_uuid(), 'row', 'articles', id, to_jsonb(articles), 'cli:ops', now()
    from articles where institution = ${institution} and id like 'many-%' limit 1000`);
  await db.execute(sql`
    insert into removed_rows (institution, id, removal, cause, kind, part, key, row, by, at)
    select institution, gen_random_uuid(), removal, id, 'row', along, key, '{}', by, at
    from removed_rows, unnest(array['collections', 'noticeReads', 'recentUses']) as along
    where institution = ${institution} and cause is null`);
}

/** An external system with 40 notices, half of them read by the person; 5,000 others no longer exist there. */
async function noticesElsewhere(db: Database): Promise<SourceServer> {
  const other = await openSourceServer();
  const notice = { type: 'logistics', publishedAt: '2026-11-20 08:00', text: '外部系统的通知正文' };
  other.behave(
    answers(Array.from({ length: 40 }, (_, at) => ({ ...notice, id: `${at + 1}`, title: `外部 ${at + 1}` }))),
  );
  const fields = { id: 'id', title: 'title', type: 'type', publishedAt: 'publishedAt', text: 'text' };
  await addSource(
    { db },
    { kind: 'notices', id: 'elsewhere', config: { url: other.origin, fields, cacheSeconds: 300 } },
  );
  await db.execute(sql`
    insert into source_reads (institution, person, notice, read_at)
    select ${institution}, ${busyPerson}, 'elsewhere.' || n, now() from generate_series(21, 5040) as n`);
  return other;
}

export interface Size {
  readonly people: number;
  /** Marks of each person. */
  readonly marks: number;
  /** Copies of each service, with a month of usage records. */
  readonly services: number;
  /** Copies of each notice and article, over the years. */
  readonly texts: number;
}

/** What few people of the staff have, however large the institution. */
const ofStaff: readonly string[] = ['grants', 'staff_sessions', 'second_factors', 'passkeys', 'imports', 'previews'];

/**
 * Makes 明德大学 as large as a city: copies its services, notices and articles, and one person with that person's rows in
 * every table that has a person, but what staff alone have. For PostgreSQL; foreign keys are not checked while it runs.
 */
export async function enlargeToCity(db: Database, size: Size): Promise<void> {
  const numbered = (column: string) => sql`one.${sql.identifier(column)} || '-' || n`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await copies(tx, 'guides', size.services, sql`jsonb_build_object('app', ${numbered('app')})`, sql`true`, 'each');
    await copies(
      tx,
      'apps',
      size.services,
      sql`jsonb_build_object('id', ${numbered('id')}, 'name', one.name || n, 'reading', one.reading || n,
        'position', one.position + n * 1000)`,
      sql`attribute_type = 1`,
      'each',
    );
    await tx.execute(sql`
      insert into app_hits (institution, app, day, count)
      select institution, id, current_date - day, 1 + position % 50 from apps, generate_series(0, 30) as day
      where institution = ${institution} on conflict do nothing`);
    for (const name of ['notices', 'articles']) {
      const changes = sql`jsonb_build_object('id', ${numbered('id')}, 'published_at', one.published_at - n * interval '9 days')`;
      await copies(tx, name, size.texts, changes, sql`true`, 'each');
    }
    await copies(
      tx,
      'people',
      size.people,
      sql`jsonb_build_object('id', 'p' || n, 'no', 'p' || n, 'department', 'd' || n % 400, 'identities', '[]'::jsonb)`,
      sql`id = ${busyPerson}`,
    );
    for (const table of tenantTables) {
      const { name, columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
      if (['people', 'notice_reads', ...ofStaff].includes(name) || !columns.some((column) => column.name === 'person'))
        continue;
      // A key that does not contain the person must still differ in each copy.
      const keys = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map((column) => column.name));
      const others = keys.filter((key) => !key.includes('person')).flat();
      const changes = [...new Set(others)]
        .filter((key) => key !== 'institution')
        .map((key) => {
          const isNumber = columns.some((column) => column.name === key && column.getSQLType() === 'integer');
          return sql`, ${sql.raw(`'${key}'`)}, ${isNumber ? sql`one.${sql.identifier(key)} + n` : numbered(key)}`;
        });
      await copies(
        tx,
        name,
        size.people,
        sql`jsonb_build_object('person', 'p' || n${sql.join(changes)})`,
        sql`person = ${busyPerson}`,
      );
    }
    await tx.execute(sql`
      insert into notice_reads (institution, person, notice, read_at)
      select ${institution}, 'p' || n, notice.id, now()
      from generate_series(1, ${sql.raw(String(size.people))}) as n, lateral (
        select id from notices where institution = ${institution}
        order by id offset n % 200 * ${sql.raw(String(size.marks))} limit ${sql.raw(String(size.marks))}
      ) as notice`);
  });
  await db.execute(sql`vacuum analyze`);
  await contentChanged(db, { id: institution });
}
