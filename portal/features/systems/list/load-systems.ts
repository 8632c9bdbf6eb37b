import { paths, withQuery } from '@yimen/contract/paths';
import { getAllType } from '@yimen/contract/services/facets';
import { getBusinessApp } from '@yimen/contract/services/list';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { momentOf } from '../../../lib/time/clock.ts';
import { idOf, needKnown, queryOf } from '../../../parts/page/params.ts';
import { pageNameIn } from '../../../shell/visit/current-entry.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** An institution has dozens of systems: they are all on one page. */
const pageSize = 100;

export interface SystemFilters {
  category: string;
  query: string;
  sort: 'group' | 'name';
}

/** The business systems by category and words, and when the person used each. */
export async function loader({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const filters: SystemFilters = {
    category: idOf(searchParams, 'category'),
    query: queryOf(searchParams, 'query'),
    sort: searchParams.get('sort') === 'name' ? 'name' : 'group',
  };
  const { category, query } = filters;
  const [categories, systems, used] = await Promise.all([
    api.call(getAllType, { attributeType: 2 }).catch(() => []),
    api.call(getBusinessApp, { query, category: category || undefined, pageSize }).catch(nullIfCallFailed),
    user ? api.call(getRecentlyUsedApp, { attributeType: 2 }).catch(() => []) : [],
  ]);
  needKnown(category, categories, pathname);
  const usedAt = Object.fromEntries(used.map(({ app, at }) => [app.id, at]));
  return { categories, systems, usedAt, filters, now: momentOf(new Date()) };
}

/** Address of the page with some filters changed. */
export function systemsHref(filters: SystemFilters, change: Partial<SystemFilters> = {}): string {
  const { category, query, sort } = { ...filters, ...change };
  return withQuery(paths['business-system'], { category, query, sort: sort === 'name' ? sort : undefined });
}

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => [
  { title: pageTitle(matches, pageNameIn({ matches, location }, '业务系统')) },
];
