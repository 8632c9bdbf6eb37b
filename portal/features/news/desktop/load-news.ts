import { newsColumns, newsList } from '@yimen/contract/news/articles';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { idParam, needPage, pageNumber, requireListed } from '../../../parts/page/params.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

export const articlesPerPage = 15;

/** Loads the columns and one page of articles, of all columns when none is chosen. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api } = visitOf(context);
  const column = idParam(searchParams, 'column');
  const page = pageNumber(searchParams);
  const [columns, articles] = await Promise.all([
    api.call(newsColumns, {}).catch(() => []),
    api.call(newsList, { column: column || undefined, page, pageSize: articlesPerPage }).catch(nullIfCallFailed),
  ]);
  requireListed(column, columns, pathname);
  if (articles) needPage(url, page, { ...articles, pageSize: articlesPerPage });
  return { columns, articles, column, page };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const column = loaderData?.columns.find(({ id }) => id === loaderData.column);
  return [{ title: pageTitle(matches, column?.name ?? pageNameIn({ matches, location })) }];
};
