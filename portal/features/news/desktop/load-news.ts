import { newsColumns, newsList } from '@yimen/contract/news/articles';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { idOf, needKnown, needPage, pageOf } from '../../../parts/page/params.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

export const pageSize = 15;

/** The columns and one page of a column's articles, of all of them when none is named. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api } = visitOf(context);
  const column = idOf(searchParams, 'column');
  const page = pageOf(searchParams);
  const [columns, articles] = await Promise.all([
    api.call(newsColumns, {}).catch(() => []),
    api.call(newsList, { column: column || undefined, page, pageSize }).catch(nullIfCallFailed),
  ]);
  needKnown(column, columns, pathname);
  if (articles) needPage(url, page, { ...articles, pageSize });
  return { columns, articles, column, page };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const column = loaderData?.columns.find(({ id }) => id === loaderData.column);
  return [{ title: pageTitle(matches, column?.name ?? pageNameIn({ matches, location }, '资讯中心')) }];
};
