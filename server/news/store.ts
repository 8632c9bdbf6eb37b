import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { articles, newsColumns } from '../database/schema/publishing.ts';
import type { Scoped } from '../institutions/scoped.ts';

export const readColumns = (here: Scoped) => here.rows(newsColumns, { orderBy: [asc(newsColumns.position)] });

/** Published articles of one column or all: top ones, then newest; the id settles what is equal. */
export async function readArticles(
  here: Scoped,
  { column, page, pageSize }: { column?: string | undefined; page: number; pageSize: number },
) {
  const where = and(lte(articles.publishedAt, new Date()), column ? eq(articles.column, column) : undefined);
  const [list, total] = await Promise.all([
    here.rows(articles, {
      where,
      orderBy: [desc(articles.top), desc(articles.publishedAt), asc(articles.id)],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    here.count(articles, where),
  ]);
  return { list, total };
}
