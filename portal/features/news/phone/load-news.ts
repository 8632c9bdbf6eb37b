import { newsColumns, newsCustom, newsInfo, newsList } from '@yimen/contract/news/articles';
import { thingHrefs } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { idParam, needPage, pageNumber, requireListed } from '../../../parts/page/params.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { articleSaid } from '../shared/said.ts';

export const phoneArticlesPerPage = 20;

/** Loads a page of articles of a column, of all columns when none is chosen. */
export function loadArticles(call: Call, column: string, { page, after }: ListPosition) {
  return call(newsList, { column: column || undefined, page, pageSize: phoneArticlesPerPage, ...(after && { after }) });
}

/** Loads one page of articles, or the article that the address names. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api } = visitOf(context);
  const [open, column, page] = [
    idParam(searchParams, 'article'),
    idParam(searchParams, 'column'),
    pageNumber(searchParams),
  ];
  if (open) {
    const article = await api.call(newsInfo, { id: open });
    return { article, columns: [], articles: null, column, page };
  }
  const [columns, articles] = await Promise.all([
    loadColumns(api.call),
    loadArticles(api.call, column, { page }).catch(() => null),
  ]);
  requireListed(column, columns, pathname);
  if (articles) needPage(url, page, { ...articles, pageSize: phoneArticlesPerPage });
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

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const article = loaderData?.article;
  if (!article) return namedByPage({ matches, location });
  return sharedMeta(matches, articleSaid(article, thingHrefs.news.phone(article.id)));
};
