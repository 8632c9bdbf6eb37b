import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/open.ts';

/** Tells which rows changed since it was last asked: what was rolled back is not among them. */
export interface RowChanges {
  /** `insert|update|delete table`, one for each row; forgets them. */
  take(): Promise<string[]>;
}

/** Watches every table of the database by triggers, so that no write can be overlooked. */
export async function watchRows(db: Database): Promise<RowChanges> {
  await db.execute(sql`create table if not exists row_changes (at bigserial primary key, what text not null)`);
  await db.execute(sql`
    create or replace function note_row_change() returns trigger language plpgsql as $$
    begin
      insert into row_changes (what) values (lower(tg_op) || ' ' || tg_table_name);
      return null;
    end $$`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'row_changes'`,
  );
  for (const { name } of rows) {
    await db.execute(
      sql`create or replace trigger note_row_change after insert or update or delete on ${sql.identifier(name)} for each row execute function note_row_change()`,
    );
  }
  // What was written before is not this watcher's, should another have left its triggers.
  await db.execute(sql`delete from row_changes`);
  return {
    async take() {
      const taken = await db.execute<{ at: string; what: string }>(sql`delete from row_changes returning at, what`);
      const inOrder = taken.rows.toSorted((a, b) => Number(a.at) - Number(b.at)).map(({ what }) => what);
      // A session's last use is written down with whatever is called a minute after the one before.
      return inOrder.filter((what) => what !== 'update sessions');
    },
  };
}
