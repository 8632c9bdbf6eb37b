import * as contract from '@yimen/contract/homepage/news';
import type { articles } from '../database/schema/publishing.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { minuteText } from '../institutions/clock.ts';
import { maskName } from '../institutions/masking.ts';
import { pictureAddress } from '../institutions/pictures.ts';
import { scoped } from '../institutions/scoped.ts';
import { withPictures } from './blocks.ts';
import { countView, findArticle, findNeighbours, readArticles, readColumns } from './store.ts';

type Article = typeof articles.$inferSelect;

export const implementations = [
  implement(contract.newsColumns, async (_, { db, institution }) =>
    (await readColumns(scoped(db, institution))).map(({ id, name }) => ({ id, name })),
  ),

  implement(contract.newsList, async (input, visit) => {
    const here = scoped(visit.db, visit.institution);
    const [present, { list, total }] = await Promise.all([presenter(visit), readArticles(here, input)]);
    return { list: list.map(present), total };
  }),

  implement(contract.newsTop, async ({ count }, visit) => {
    const here = scoped(visit.db, visit.institution);
    const [present, columns] = await Promise.all([presenter(visit), readColumns(here)]);
    return Promise.all(
      columns.map(async ({ id, name }) => {
        const { list } = await readArticles(here, { column: id, page: 1, pageSize: count });
        return { id, name, articles: list.map(present) };
      }),
    );
  }),

  implement(contract.newsInfo, async ({ id }, visit) => {
    const here = scoped(visit.db, visit.institution);
    const article = await findArticle(here, id);
    if (!article) throw notFound('没有找到这篇资讯，它可能已经撤下');
    const [present, { before, after }] = await Promise.all([
      presenter(visit),
      findNeighbours(here, article),
      countView(here, id),
    ]);
    return {
      ...present({ ...article, views: article.views + 1 }),
      author: visit.person ? article.author : maskName(article.author),
      body: withPictures(visit.institution, article.body),
      attachments: article.attachments,
      previous: after && { id: after.id, title: after.title },
      next: before && { id: before.id, title: before.title },
    };
  }),
];

/** Draws a list's row from an article, with its column's name. */
async function presenter({ db, institution }: Visit) {
  const columns = await readColumns(scoped(db, institution));
  const columnName = new Map(columns.map(({ id, name }) => [id, name]));
  return ({ id, column, title, summary, cover, publishedAt, source, views, top }: Article) => ({
    ...{ id, title, summary, source, views, top },
    column: { id: column, name: columnName.get(column) ?? column },
    cover: cover && pictureAddress(institution, cover),
    publishedAt: minuteText(publishedAt),
  });
}
