import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';

/** Which rows of a list: a page by its number, or the rows that now follow the row `after`. */
export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
}

/** Part of a list, in rows. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a page. */
export const windowOf = ({ page, pageSize }: Pick<PageQuery, 'page' | 'pageSize'>): Window => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** The requested rows of a list in memory. When the row `after` no longer exists, the page of that number. */
export function slicePage<Row extends { readonly id: string }>(list: readonly Row[], query: PageQuery): readonly Row[] {
  const { page, pageSize, after } = query;
  const last = after === undefined ? -1 : list.findIndex(({ id }) => id === after);
  const from = last >= 0 ? last + 1 : (page - 1) * pageSize;
  return list.slice(from, from + pageSize);
}

/**
 * The position of a row in a list, from 1; null when it is not there. `inOrder` selects the ids of the whole list in
 * its order.
 */
export async function positionIn(db: Queryable, inOrder: SQLWrapper, id: string): Promise<number | null> {
  const { rows } = await db.execute<{ place: number }>(
    sql`select place::int from (select id, row_number() over () as place from (${inOrder}) as list) as placed where id = ${id}`,
  );
  return rows[0]?.place ?? null;
}

/**
 * How many rows of a list come before the requested ones. When the row `after` no longer exists, by the page number.
 */
export async function offsetOf(
  db: Queryable,
  inOrder: SQLWrapper,
  { page, pageSize, after }: PageQuery,
): Promise<number> {
  const place = after === undefined ? null : await positionIn(db, inOrder, after);
  return place ?? (page - 1) * pageSize;
}
