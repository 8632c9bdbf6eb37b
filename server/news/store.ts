import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { seenBy, type Visitor, visibleArticles } from '../access/visible.ts';
import { articles, responsibilityLists, responsibilityRows } from '../database/schema/publishing.ts';
import { type PageQuery, slicePage } from '../lib/paging.ts';
import { contentNow } from '../lib/time.ts';
import { allColumns } from '../site/store.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';

const allLists = sharedRows(responsibilityLists, asc(responsibilityLists.position));

/** The columns that the visitor may see, in order. */
export const readColumns = async (visit: Visitor) => seenBy(visit, await allColumns(scopedOf(visit)));

const listedColumns = {
  id: articles.id,
  column: articles.column,
  top: articles.top,
  publishedAt: articles.publishedAt,
};

type ListedArticle = Pick<typeof articles.$inferSelect, keyof typeof listedColumns>;

const listedArticles = new VersionCache<readonly ListedArticle[]>({
  bytesOf: (list) => list.length * 200,
  maxBytes: 64 * 2 ** 20,
});

/**
 * The published articles that the visitor may see, of one column or all: top ones first, then the newest, and by id
 * where these are equal. Read once for all visitors.
 */
async function listArticles(visit: Visitor, column?: string): Promise<readonly ListedArticle[]> {
  const read = () => {
    const here = scopedOf(visit);
    return here.db
      .select(listedColumns)
      .from(articles)
      .where(here.of(articles))
      .orderBy(desc(articles.top), desc(articles.publishedAt), asc(articles.id));
  };
  const [all, visible] = await Promise.all([
    listedArticles.get(visit.db, visit.institution, read),
    visibleArticles(visit),
  ]);
  const now = contentNow();
  return all.filter(
    (article) => article.publishedAt <= now && (!column || article.column === column) && visible.has(article.id),
  );
}

/** How many published articles each column has, and when the newest was published. */
export async function readFigures(visit: Visitor): Promise<ReadonlyMap<string, { count: number; newest: Date }>> {
  const figures = new Map<string, { count: number; newest: Date }>();
  for (const { column, publishedAt } of await listArticles(visit)) {
    const { count, newest } = figures.get(column) ?? { count: 0, newest: publishedAt };
    figures.set(column, { count: count + 1, newest: newest > publishedAt ? newest : publishedAt });
  }
  return figures;
}

/** A page of the published articles that the visitor may see, of one column or all. */
export async function readArticles(visit: Visitor, { column, ...wanted }: { column?: string | undefined } & PageQuery) {
  const all = await listArticles(visit, column);
  const ids = slicePage(all, wanted).map(({ id }) => id);
  const rows = ids.length > 0 ? await scopedOf(visit).rows(articles, { where: inArray(articles.id, ids) }) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { list: ids.flatMap((id) => byId.get(id) ?? []), total: all.length };
}

/** Those of these ids whose articles are published and may be seen by the visitor. */
export async function seenArticles(visit: Visitor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = new Set(ids);
  const all = asked.size > 0 ? await listArticles(visit) : [];
  return new Set(all.flatMap(({ id }) => (asked.has(id) ? id : [])));
}

/** The published article of this id; null when there is none that the visitor may see. */
export async function findArticle(visit: Visitor, id: string) {
  if (!(await visibleArticles(visit)).has(id)) return null;
  return scopedOf(visit).first(articles, and(eq(articles.id, id), lte(articles.publishedAt, contentNow())));
}

/** Adds one view, in SQL, so that no concurrent view is lost. */
export const countView = (here: Scoped, id: string) =>
  here.update(articles, { views: sql`${articles.views} + 1` }, eq(articles.id, id));

/** The articles before and after this one in its column, by time of publication, of those that the visitor may see. */
export async function findNeighbours(visit: Visitor, { id, column, publishedAt }: typeof articles.$inferSelect) {
  let before: ListedArticle | null = null;
  let after: ListedArticle | null = null;
  for (const other of await listArticles(visit, column)) {
    if (other.id === id) continue;
    if (isNewer(other, { id, publishedAt })) after = after && isNewer(other, after) ? after : other;
    else before = before && isNewer(before, other) ? before : other;
  }
  const ids = [before, after].flatMap((one) => one?.id ?? []);
  const rows = ids.length > 0 ? await scopedOf(visit).rows(articles, { where: inArray(articles.id, ids) }) : [];
  const rowOf = (one: ListedArticle | null) => rows.find((row) => row.id === one?.id) ?? null;
  return { before: rowOf(before), after: rowOf(after) };
}

type DatedArticle = Pick<ListedArticle, 'id' | 'publishedAt'>;

/** Articles of the same time are ordered by id. */
const isNewer = (one: DatedArticle, other: DatedArticle) =>
  one.publishedAt > other.publishedAt || (+one.publishedAt === +other.publishedAt && one.id < other.id);

const listCounts = new VersionCache<ReadonlyMap<string, number>>();

/** The published lists, in order, each with how many rows it has. */
export async function readLists(here: Scoped) {
  const [lists, counts] = await Promise.all([
    allLists(here),
    listCounts.get(here.db, { id: here.institution }, () => countListRows(here)),
  ]);
  return lists.filter(({ enabled }) => enabled).map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
}

async function countListRows(here: Scoped): Promise<ReadonlyMap<string, number>> {
  const { list } = responsibilityRows;
  const rows = await here.db
    .select({ list, count: sql<number>`count(*)::int` })
    .from(responsibilityRows)
    .where(here.of(responsibilityRows))
    .groupBy(list);
  return new Map(rows.map((row) => [row.list, row.count]));
}

/** The published list of this id; null when there is none. */
export const findList = async (here: Scoped, id: string) =>
  (await allLists(here)).find((list) => list.id === id && list.enabled) ?? null;

/** A page of a list's rows that hold these words in a cell, and the number of such rows. */
export async function readListRows(here: Scoped, list: string, query: string, { page, pageSize }: PageQuery) {
  const holds = sql`exists (select 1 from jsonb_each_text(${responsibilityRows.cells}) as cell where position(lower(${query}) in lower(cell.value)) > 0)`;
  const where = and(eq(responsibilityRows.list, list), query ? holds : undefined);
  const [rows, total] = await Promise.all([
    here.rows(responsibilityRows, {
      where,
      orderBy: [asc(responsibilityRows.position)],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    here.count(responsibilityRows, where),
  ]);
  return { rows, total };
}
