import * as contract from '@yimen/contract/homepage/news';
import { implement } from '../http/implement.ts';
import { minuteText } from '../institutions/clock.ts';
import { pictureAddress } from '../institutions/pictures.ts';
import { scoped } from '../institutions/scoped.ts';
import { readArticles, readColumns } from './store.ts';

export const implementations = [
  implement(contract.newsColumns, async (_, { db, institution }) =>
    (await readColumns(scoped(db, institution))).map(({ id, name }) => ({ id, name })),
  ),

  implement(contract.newsList, async (input, { db, institution }) => {
    const here = scoped(db, institution);
    const [columns, { list, total }] = await Promise.all([readColumns(here), readArticles(here, input)]);
    const columnName = new Map(columns.map(({ id, name }) => [id, name]));
    return {
      list: list.map(({ id, column, title, summary, cover, publishedAt, source, views, top }) => ({
        ...{ id, title, summary, source, views, top },
        column: { id: column, name: columnName.get(column) ?? column },
        cover: cover && pictureAddress(institution, cover),
        publishedAt: minuteText(publishedAt),
      })),
      total,
    };
  }),
];
