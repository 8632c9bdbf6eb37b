import * as contract from '@yimen/contract/news/articles';
import type { articles } from '../database/schema/publishing.ts';
import { withdrawnOrNotFound } from '../editions/withdrawn.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { maskName } from '../lib/masking.ts';
import { minuteText } from '../lib/time.ts';
import { servicesNamed } from '../services/store.ts';
import { readBlocks } from '../site/blocks.ts';
import { downloadsOf } from '../tenancy/files.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { readPreferences, savePreferences } from '../tenancy/preferences.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { mayCount } from '../visits/may-count.ts';
import { quotedIn, withPictures } from './blocks.ts';
import { countView, findArticle, findNeighbours, readArticles, readColumns, readFigures } from './store.ts';

type Article = typeof articles.$inferSelect;

export const implementations = [
  implement(contract.newsColumns, async (_, visit) => (await readColumns(visit)).map(({ id, name }) => ({ id, name }))),

  implement(contract.newsList, async (input, visit) => {
    const { column } = input;
    if (column && !(await readColumns(visit)).some(({ id }) => id === column)) throw notFound('没有这个栏目');
    const [present, { list, total }] = await Promise.all([presenter(visit), readArticles(visit, input)]);
    return { list: list.map(present), total };
  }),

  implement(contract.newsTop, async ({ count }, visit) => {
    const [present, columns] = await Promise.all([presenter(visit), readColumns(visit)]);
    return Promise.all(
      columns.map(async ({ id, name }) => {
        const { list } = await readArticles(visit, { column: id, page: 1, pageSize: count });
        return { id, name, articles: list.map(present) };
      }),
    );
  }),

  implement(contract.newsConfig, async (_, visit) => {
    const [columns, figures, shown] = await Promise.all([readColumns(visit), readFigures(visit), homeColumns(visit)]);
    const onHome = new Set(shown.map(({ id }) => id));
    return {
      columns: columns.map(({ id, name }) => {
        const { count = 0, newest = null } = figures.get(id) ?? {};
        return { id, name, count, newest: newest && minuteText(newest), onHome: onHome.has(id) };
      }),
    };
  }),

  implement(contract.newsCustom, async (_, visit) => {
    const here = scopedOf(visit);
    const [columns, { newsColumns }] = await Promise.all([readColumns(visit), readPreferences(here, visit.person)]);
    const chosen = pickColumns(columns, newsColumns ?? []);
    return { columns: chosen.length > 0 ? chosen : await homeColumns(visit) };
  }),

  implement(contract.saveNewsCustom, async ({ columns: wanted }, visit) => {
    const here = scopedOf(visit);
    const ids = [...new Set(wanted)];
    const chosen = pickColumns(await readColumns(visit), ids);
    if (chosen.length < ids.length) throw notFound('没有这个栏目');
    await savePreferences(here, visit.person, { newsColumns: ids });
    return { columns: chosen.length > 0 ? chosen : await homeColumns(visit) };
  }),

  implement(contract.newsInfo, async ({ id }, visit) => {
    const here = scopedOf(visit);
    const article = await findArticle(visit, id);
    if (!article) throw await withdrawnOrNotFound(visit, 'articles', id, '没有找到这篇资讯，它可能已经撤下');
    const counts = await mayCount(visit, `article ${id}`);
    const [present, { before, after }, related] = await Promise.all([
      presenter(visit),
      findNeighbours(visit, article),
      servicesNamed(visit, quotedIn(article.body)),
      counts ? countView(here, id) : null,
    ]);
    return {
      ...present({ ...article, views: article.views + Number(counts) }),
      author: visit.person ? article.author : maskName(article.author),
      body: withPictures(await picturesOf(visit.db, visit.institution), article.body),
      attachments: article.attachments,
      downloads: await downloadsOf(
        visit.db,
        visit.institution,
        article.attachments.map(({ name }) => name),
      ),
      related,
      previous: after && { id: after.id, title: after.title },
      next: before && { id: before.id, title: before.title },
    };
  }),
];

interface Column {
  id: string;
  name: string;
}

/** The columns of these ids, in the order of the ids; unknown ids are left out. */
function pickColumns(columns: readonly Column[], ids: readonly string[]): Column[] {
  const byId = new Map(columns.map(({ id, name }) => [id, { id, name }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The columns of the institution's home page, in order. */
async function homeColumns(visit: Visit): Promise<Column[]> {
  const blocks = await readBlocks(visit, 'pc');
  return blocks.filter(({ kind }) => kind === 'news').map(({ part, name }) => ({ id: part, name }));
}

/** Returns a function that makes a list's row of an article, with its column's name. */
async function presenter(visit: Visit) {
  const [pictures, columns] = await Promise.all([picturesOf(visit.db, visit.institution), readColumns(visit)]);
  const columnName = new Map(columns.map(({ id, name }) => [id, name]));
  return ({ id, column, title, summary, cover, publishedAt, source, views, top }: Article) => ({
    id,
    title,
    summary,
    source,
    views,
    top,
    column: { id: column, name: columnName.get(column) ?? column },
    cover: cover && pictures.address(cover, 'cover'),
    publishedAt: minuteText(publishedAt),
  });
}
