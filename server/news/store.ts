import { and, asc, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { articles, newsColumns } from '../database/schema/publishing.ts';
import { type PageQuery, pageOf } from '../lib/paging.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import type { Scoped } from '../tenancy/scoped.ts';

export const readColumns = (here: Scoped) => here.rows(newsColumns, { orderBy: [asc(newsColumns.position)] });

const columns = {
  id: articles.id,
  column: articles.column,
  top: articles.top,
  publishedAt: articles.publishedAt,
};

type ListedArticle = Pick<typeof articles.$inferSelect, keyof typeof columns>;

const listed = new VersionCache<readonly ListedArticle[]>({
  bytesOf: (list) => list.length * 200,
  maxBytes: 64 * 2 ** 20,
});

/**
 * What lists of articles are made of, of one column or all that are published: top ones first, then newest; the id
 * settles what is equal. Read once for all visitors.
 */
async function listArticles(here: Scoped, column?: string): Promise<readonly ListedArticle[]> {
  const all = await listed.get(here.db, { id: here.institution }, () =>
    here.db
      .select(columns)
      .from(articles)
      .where(here.of(articles))
      .orderBy(desc(articles.top), desc(articles.publishedAt), asc(articles.id)),
  );
  const now = new Date();
  return all.filter((article) => article.publishedAt <= now && (!column || article.column === column));
}

/** How many published articles each column has, and when the newest came out. */
export async function readFigures(here: Scoped): Promise<ReadonlyMap<string, { count: number; newest: Date }>> {
  const figures = new Map<string, { count: number; newest: Date }>();
  for (const { column, publishedAt } of await listArticles(here)) {
    const { count, newest } = figures.get(column) ?? { count: 0, newest: publishedAt };
    figures.set(column, { count: count + 1, newest: newest > publishedAt ? newest : publishedAt });
  }
  return figures;
}

/** Published articles of one column or all, in order. */
export async function readArticles(here: Scoped, { column, ...wanted }: { column?: string | undefined } & PageQuery) {
  const all = await listArticles(here, column);
  const ids = pageOf(all, wanted).map(({ id }) => id);
  const rows = ids.length > 0 ? await here.rows(articles, { where: inArray(articles.id, ids) }) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { list: ids.flatMap((id) => byId.get(id) ?? []), total: all.length };
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
