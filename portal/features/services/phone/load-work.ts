import { codes } from '@yimen/contract/envelope';
import { paths } from '@yimen/contract/paths';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getAllType, getHomeDept } from '@yimen/contract/services/facets';
import { countServiceApp, getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import type { App } from '@yimen/contract/services/service';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { withCounts } from '../../../parts/page/counts.ts';
import { idOf, needKnown, needPage, pageOf } from '../../../parts/page/params.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { firstCollected } from '../../../parts/service/own-services.tsx';
import { defaultEntry } from '../../../shell/visit/menus.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

export const workPath = paths['mobile-work'];
export const pageSize = 20;
/** Stands in the rail beside the categories of services. */
export const systemsCategory = 'business-systems';
/** More than an institution has. */
const maxSystems = 100;

export interface WorkFilters {
  category: string;
  department: string;
}

/** A page of services by the filters; of the most used of all when no category is named. */
export function loadServices(call: Call, { category, department }: WorkFilters, { page, after }: ListPosition) {
  return call(getServiceApp, {
    category: category || undefined,
    department: department || undefined,
    page,
    pageSize,
    ...(after && { after }),
  });
}

/** Categories and departments, what the person collected, and the chosen category's services or systems. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api, user, menus } = visitOf(context);
  const filters = { category: idOf(searchParams, 'category'), department: idOf(searchParams, 'department') };
  const page = pageOf(searchParams);
  const { category } = filters;
  const missing = (error: unknown) => {
    if (error instanceof ApiError && error.code === codes.notFound) throw error;
    return null;
  };
  const isSystems = category === systemsCategory;
  // Who may not open their page does not see them here, either.
  const needsSignIn =
    isSystems && !user && defaultEntry((await menus()).desktop, paths['business-system'])?.isLogin === 1;
  const [categories, departments, collected, counts, services, systems] = await Promise.all([
    api.call(getAllType, {}).catch(() => []),
    api.call(getHomeDept, {}).catch(() => []),
    user ? api.call(getCollectApp, {}).catch((): App[] => []) : [],
    isSystems || !category ? null : api.call(countServiceApp, { category }).catch(() => null),
    isSystems ? null : loadServices(api.call, filters, { page }).catch(missing),
    isSystems && !needsSignIn ? api.call(getBusinessApp, { pageSize: maxSystems }).catch(() => null) : null,
  ]);
  if (!isSystems) needKnown(category, categories, pathname);
  if (services) needPage(url, page, { ...services, pageSize });
  return {
    ...filters,
    categories,
    services,
    systems,
    needsSignIn,
    page,
    departments: withCounts(departments, counts?.departments),
    collected: firstCollected(collected),
    /** True of a frame: the services that belong into it need the network. */
    incomplete: false,
  };
}

type Work = Awaited<ReturnType<typeof loader>>;

/** The page with another category chosen, whose services are not there without a network; undefined for other pages. */
export function frameAt({ pathname, searchParams }: URL, shown: Work): Work | undefined {
  const category = searchParams.get('category') ?? '';
  const isHere =
    pathname === workPath && [systemsCategory, '', ...shown.categories.map(({ id }) => id)].includes(category);
  if (!isHere) return undefined;
  const department = searchParams.get('department') ?? '';
  return { ...shown, category, department, page: 1, services: null, systems: null, incomplete: true };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [{ title: pageTitle(matches, '办事') }];
