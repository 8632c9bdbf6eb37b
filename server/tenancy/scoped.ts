import { and, eq, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/open.ts';

/** A table whose rows belong to an institution. */
export type TenantTable = PgTable & { institution: PgColumn };
/** A table whose rows belong to a person of an institution. */
export type PersonTable = TenantTable & { person: PgColumn };

interface Reading {
  where?: SQL | undefined;
  orderBy?: (PgColumn | SQL)[];
  limit?: number;
  offset?: number;
}

type New<T extends TenantTable> = Omit<InferInsertModel<T>, 'institution'>;

/** Access to the data of one institution and no other: all areas read and write through this. */
export interface Scoped {
  readonly db: Queryable;
  /** The institution's id. */
  readonly institution: string;
  /** Limits a statement to the institution, together with further conditions; every join needs it too. */
  of(table: TenantTable, ...conditions: (SQL | undefined)[]): SQL;
  rows<T extends TenantTable>(table: T, reading?: Reading): Promise<InferSelectModel<T>[]>;
  first<T extends TenantTable>(table: T, where: SQL | undefined): Promise<InferSelectModel<T> | null>;
  count(table: TenantTable, where?: SQL): Promise<number>;
  insert<T extends TenantTable>(table: T, rows: New<T>[]): Promise<void>;
  /** Inserts the rows that are not there yet. */
  insertNew<T extends TenantTable>(table: T, rows: New<T>[]): Promise<void>;
  update<T extends TenantTable>(table: T, set: Partial<New<T>> | Record<string, SQL>, where: SQL): Promise<number>;
  delete(table: TenantTable, where: SQL): Promise<number>;
}

/** The only access to tenant data: every statement made here is limited to the institution. */
export function scoped(db: Queryable, institution: { readonly id: string }): Scoped {
  const of: Scoped['of'] = (table, ...conditions) =>
    and(eq(table.institution, institution.id), ...conditions.map(apart)) ?? sql`false`;
  // Drizzle's builders lose a generic table's columns; the rows still have the table's own type.
  const rows: Scoped['rows'] = async (table, reading = {}) => {
    let query = db
      .select()
      .from(table as PgTable)
      .where(of(table, reading.where))
      .$dynamic();
    if (reading.orderBy) query = query.orderBy(...reading.orderBy);
    if (reading.limit !== undefined) query = query.limit(reading.limit);
    if (reading.offset) query = query.offset(reading.offset);
    return (await query) as InferSelectModel<typeof table>[];
  };
  return {
    db,
    institution: institution.id,
    of,
    rows,
    first: async (table, where) => (await rows(table, { where, limit: 1 }))[0] ?? null,
    async count(table, where) {
      const counted = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(table as PgTable)
        .where(of(table, where));
      return counted[0]?.count ?? 0;
    },
    async insert(table, values) {
      if (values.length === 0) return;
      await db.insert(table as PgTable).values(values.map((value) => ({ ...value, institution: institution.id })));
    },
    async insertNew(table, values) {
      if (values.length === 0) return;
      const owned = values.map((value) => ({ ...value, institution: institution.id }));
      await db
        .insert(table as PgTable)
        .values(owned)
        .onConflictDoNothing();
    },
    async update(table, set, where) {
      const done = await db
        .update(table as PgTable)
        .set(set)
        .where(of(table, where));
      return done.rowCount ?? 0;
    },
    async delete(table, where) {
      const done = await db.delete(table as PgTable).where(of(table, where));
      return done.rowCount ?? 0;
    },
  };
}

/** The same for the institution of a visit. */
export const scopedOf = ({ db, institution }: { db: Queryable; institution: { readonly id: string } }): Scoped =>
  scoped(db, institution);

/** The condition that keeps a statement to what is this person's. */
export function ownedBy(table: PersonTable, person: { readonly id: string }, ...conditions: (SQL | undefined)[]): SQL {
  return and(eq(table.person, person.id), ...conditions.map(apart)) ?? sql`false`;
}

/** In brackets: raw SQL may hold an `or`, which must not widen the scope. */
function apart(condition: SQL | undefined): SQL | undefined {
  return condition && sql`(${condition})`;
}
