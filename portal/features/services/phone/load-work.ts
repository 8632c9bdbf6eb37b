import { codes } from '@yimen/contract/envelope';
import { paths } from '@yimen/contract/paths';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getAllType, getHomeDept } from '@yimen/contract/services/facets';
import { countServiceApp, getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import type { App } from '@yimen/contract/services/service';
import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { idParam, needPage, pageNumber, requireListed } from '../../../parts/page/params.ts';
import type { ListPosition } from '../../../parts/page/use-more.ts';
import { isCare } from '../../../shell/visit/care.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { defaultEntry } from '../../../shell/visit/menus.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { systemsCategory } from '../../systems/page.ts';
import { withCounts } from '../counts.ts';
import { firstCollected } from '../shared/collection/own-services.tsx';
import { firstChoices, loadSeniorCounts } from '../shared/first-services.tsx';

export const workPath = paths['mobile-work'];
export const phoneServicesPerPage = 20;
/** More than an institution has. */
const maxSystems = 100;

export interface WorkFilters {
  category: string;
  department: string;
  /** In care mode services for older people come first. */
  care: boolean;
}

/** Loads a page of services by the filters; of the most used ones when no category is chosen. */
export function loadPhoneServices(
  call: Call,
  { category, department, care }: WorkFilters,
  { page, after }: ListPosition,
) {
  return call(getServiceApp, {
    category: category || undefined,
    department: department || undefined,
    ...(care && { sort: 'seniors' }),
    page,
    pageSize: phoneServicesPerPage,
    ...(after && { after }),
  });
}

/** Loads categories and departments, the collected services, and the chosen category's services or systems. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const { api, user, menus, site, appearance } = visitOf(context);
  const filters = {
    category: idParam(searchParams, 'category'),
    department: idParam(searchParams, 'department'),
    care: isCare({ appearance, site: await site() }),
  };
  const page = pageNumber(searchParams);
  const { category } = filters;
  const missing = (error: unknown) => {
    if (error instanceof ApiError && error.code === codes.notFound) throw error;
    return null;
  };
  const isSystems = category === systemsCategory;
  // Visitors who may not open the systems page do not see the systems here either.
  const needsSignIn =
    isSystems && !user && defaultEntry((await menus()).desktop, paths['business-system'])?.isLogin === 1;
  const [categories, departments, collected, counts, services, systems, forSeniors] = await Promise.all([
    api.call(getAllType, {}).catch(() => []),
    api.call(getHomeDept, {}).catch(() => []),
    user ? api.call(getCollectApp, {}).catch((): App[] => []) : [],
    isSystems || !category ? null : api.call(countServiceApp, { category }).catch(() => null),
    isSystems ? null : loadPhoneServices(api.call, filters, { page }).catch(missing),
    isSystems && !needsSignIn ? api.call(getBusinessApp, { pageSize: maxSystems }).catch(() => null) : null,
    filters.care ? loadSeniorCounts(api.call).catch(() => null) : null,
  ]);
  if (!isSystems) requireListed(category, categories, pathname);
  if (services) needPage(url, page, { ...services, pageSize: phoneServicesPerPage });
  return {
    ...filters,
    categories,
    /** In care mode the categories that are offered first; empty otherwise. */
    choices: filters.care ? firstChoices(categories, forSeniors) : [],
    services,
    systems,
    needsSignIn,
    page,
    departments: withCounts(departments, counts?.departments),
    collected: firstCollected(collected),
    /** True for data without the category's services, which need the network. */
    incomplete: false,
  };
}

type Work = Awaited<ReturnType<typeof loader>>;

/**
 * The page's data with another category chosen, whose services are not available offline; undefined for other pages.
 */
export function frameAt({ pathname, searchParams }: URL, shown: Work): Work | undefined {
  const category = searchParams.get('category') ?? '';
  const isHere =
    pathname === workPath && [systemsCategory, '', ...shown.categories.map(({ id }) => id)].includes(category);
  if (!isHere) return undefined;
  const department = searchParams.get('department') ?? '';
  return { ...shown, category, department, page: 1, services: null, systems: null, incomplete: true };
}

export const meta = namedByPage;
