import { and, asc, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { articles, newsColumns } from '../database/schema/publishing.ts';
import { offsetOf, type Wanted } from '../lib/paging.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export const readColumns = (here: Scoped) => here.rows(newsColumns, { orderBy: [asc(newsColumns.position)] });

/** How many published articles each column has, and when the newest came out. */
export async function readFigures(here: Scoped): Promise<ReadonlyMap<string, { count: number; newest: Date }>> {
  const rows = await here.db
    .select({
      column: articles.column,
      count: sql<number>`count(*)::int`,
      newest: sql<Date>`max(${articles.publishedAt})`.mapWith(articles.publishedAt),
    })
    .from(articles)
    .where(here.of(articles, lte(articles.publishedAt, new Date())))
    .groupBy(articles.column);
  return new Map(rows.map(({ column, count, newest }) => [column, { count, newest }]));
}

/** Published articles of one column or all: top ones, then newest; the id settles what is equal. */
export async function readArticles(here: Scoped, { column, ...wanted }: { column?: string | undefined } & Wanted) {
  const where = and(lte(articles.publishedAt, new Date()), column ? eq(articles.column, column) : undefined);
  const orderBy = [desc(articles.top), desc(articles.publishedAt), asc(articles.id)];
  const inOrder = here.db.select({ id: articles.id }).from(articles).where(here.of(articles, where));
  const offset = await offsetOf(here.db, inOrder.orderBy(...orderBy), wanted);
  const [list, total] = await Promise.all([
    here.rows(articles, { where, orderBy, limit: wanted.pageSize, offset }),
    here.count(articles, where),
  ]);
  return { list, total };
}

export const findArticle = (here: Scoped, id: string) =>
  here.first(articles, and(eq(articles.id, id), lte(articles.publishedAt, new Date())));

/** Counts one view, in the database, so that none is lost. */
export const countView = (here: Scoped, id: string) =>
  here.update(articles, { views: sql`${articles.views} + 1` }, eq(articles.id, id));

/** The article published next before and next after this one in its column. */
export async function findNeighbours(here: Scoped, { id, column, publishedAt }: typeof articles.$inferSelect) {
  const inColumn = and(eq(articles.column, column), lte(articles.publishedAt, new Date()));
  const same = eq(articles.publishedAt, publishedAt);
  const [before, after] = await Promise.all([
    here.rows(articles, {
      where: and(inColumn, or(lt(articles.publishedAt, publishedAt), and(same, gt(articles.id, id)))),
      orderBy: [desc(articles.publishedAt), asc(articles.id)],
      limit: 1,
    }),
    here.rows(articles, {
      where: and(inColumn, or(gt(articles.publishedAt, publishedAt), and(same, lt(articles.id, id)))),
      orderBy: [asc(articles.publishedAt), desc(articles.id)],
      limit: 1,
    }),
  ]);
  return { before: before[0] ?? null, after: after[0] ?? null };
}
