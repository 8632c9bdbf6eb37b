import { newsColumns, newsCustom, newsInfo, newsList } from '@yimen/contract/news/articles';
import { paths, withQuery } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { articleSaid } from '../../../parts/article/said.ts';
import { idOf, needKnown, needPage, pageOf } from '../../../parts/page/params.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

export const pageSize = 20;

/** A page of a column's articles, of all columns when none is named. */
export function loadArticles(call: Call, column: string, { page, after }: ListPosition) {
  return call(newsList, { column: column || undefined, page, pageSize, ...(after && { after }) });
}

/** One page of a column's articles, or the article that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api } = visitOf(context);
  const [open, column, page] = [idOf(searchParams, 'article'), idOf(searchParams, 'column'), pageOf(searchParams)];
  if (open) {
    const article = await api.call(newsInfo, { id: open });
    return { article, columns: [], articles: null, column, page };
  }
  const [columns, articles] = await Promise.all([
    loadColumns(api.call),
    loadArticles(api.call, column, { page }).catch(() => null),
  ]);
  needKnown(column, columns, pathname);
  if (articles) needPage(url, page, { ...articles, pageSize });
  return { article: null, columns, articles, column, page };
}

/** The columns that the person follows first, then the others. */
async function loadColumns(call: Call) {
  const [all, chosen] = await Promise.all([
    call(newsColumns, {}).catch(() => []),
    call(newsCustom, {}).catch(() => ({ columns: [] })),
  ]);
  const first = chosen.columns.filter(({ id }) => all.some((each) => each.id === id));
  return [...first, ...all.filter(({ id }) => !first.some((each) => each.id === id))];
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const article = loaderData?.article;
  if (!article) return [{ title: pageTitle(matches, '资讯') }];
  return described(matches, articleSaid(article, withQuery(paths['mobile-news'], { article: article.id })));
};
