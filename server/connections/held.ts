import { and, asc, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { requirePart } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** A secret or a key of a connection, without its value. */
export interface Held {
  /** Id of the connection. */
  readonly of: string;
  readonly name: string;
  /** A key is one by which the other system proves itself here; a secret is given to it. */
  readonly isKey: boolean;
  /** When a key was made; null where nobody knows. */
  readonly createdAt: Date | null;
  /** Until when it is good; null for as long as it is there. */
  readonly until: Date | null;
}

/** Where the secrets and keys of the connections of a part stand. */
export interface SecretTable {
  /** As the record names it. */
  readonly part: string;
  /** The connection that a row is of. */
  readonly owner: PgColumn;
  /** What tells one of a connection from another; without it there is one. */
  readonly name?: PgColumn;
  readonly createdAt?: PgColumn;
  /** Without it they are good for as long as they are there. */
  readonly expiresAt?: PgColumn;
  isKey(name: string): boolean;
}

/** The name of the only one of a connection. */
export const onlyName = 'secret';

/** The secrets and keys of some connections of a part that are good now. */
export async function readHeld(
  here: Scoped,
  { part, owner, name, createdAt, expiresAt, isKey }: SecretTable,
  ids: readonly string[],
): Promise<Held[]> {
  const { table } = requirePart(part);
  const unknown = sql<null>`null`;
  const isGood = expiresAt && or(isNull(expiresAt), gt(expiresAt, new Date()));
  const rows = await here.db
    .select({
      of: owner,
      name: name ?? sql<string>`${onlyName}::text`,
      createdAt: createdAt ?? unknown,
      until: expiresAt ?? unknown,
    })
    .from(table as PgTable)
    .where(here.of(table, and(inArray(owner, [...ids]), isGood)))
    .orderBy(...[createdAt, owner, name].flatMap((column) => (column ? [asc(column)] : [])));
  return (rows as Omit<Held, 'isKey'>[]).map((row) => ({ ...row, isKey: isKey(row.name) }));
}
