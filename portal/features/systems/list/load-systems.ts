import { paths, withQuery } from '@yimen/contract/paths';
import { getAllType } from '@yimen/contract/services/facets';
import { getBusinessApp } from '@yimen/contract/services/list';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import type { LoaderFunctionArgs } from 'react-router';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { clockMoment } from '../../../lib/time/clock.ts';
import { idParam, queryOf, requireListed } from '../../../parts/page/params.ts';
import { namedInMenu } from '../../../shell/visit/current-entry.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** More than an institution has, so that all are on one page. */
const maxListed = 100;

export interface SystemFilters {
  category: string;
  query: string;
  sort: 'group' | 'name';
}

/** Loads the business systems by category and search text, and when the person last used each. */
export async function loader({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) {
  const { api, user } = visitOf(context);
  const filters: SystemFilters = {
    category: idParam(searchParams, 'category'),
    query: queryOf(searchParams, 'query'),
    sort: searchParams.get('sort') === 'name' ? 'name' : 'group',
  };
  const { category, query } = filters;
  const [categories, systems, used] = await Promise.all([
    api.call(getAllType, { attributeType: 2 }).catch(() => []),
    api.call(getBusinessApp, { query, category: category || undefined, pageSize: maxListed }).catch(nullIfCallFailed),
    user ? api.call(getRecentlyUsedApp, { attributeType: 2 }).catch(() => []) : [],
  ]);
  requireListed(category, categories, pathname);
  const usedAt = Object.fromEntries(used.map(({ app, at }) => [app.id, at]));
  return { categories, systems, usedAt, filters, now: clockMoment(new Date()) };
}

/** Address of the page with some filters changed. */
export function systemsHref(filters: SystemFilters, change: Partial<SystemFilters> = {}): string {
  const { category, query, sort } = { ...filters, ...change };
  return withQuery(paths['business-system'], { category, query, sort: sort === 'name' ? sort : undefined });
}

export const meta = namedInMenu;
