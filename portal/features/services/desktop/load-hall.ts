import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { getCollectApp } from '@yimen/contract/services/collection';
import { type CountedGroup, getAllType, getHomeDept, getLabelType } from '@yimen/contract/services/facets';
import { countServiceApp, getServiceApp, type ServiceCounts } from '@yimen/contract/services/list';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import type { App } from '@yimen/contract/services/service';
import { homeStatistic } from '@yimen/contract/site';
import type { Call } from '../../../lib/api/call.ts';
import { ApiError, nullIfCallFailed } from '../../../lib/api/errors.ts';
import { type HallFilters, pageSize } from './filters.ts';

export interface HallData {
  categories: CountedGroup[];
  departments: DataOf<typeof getHomeDept>;
  labels: DataOf<typeof getLabelType>;
  statistic: DataOf<typeof homeStatistic> | null;
  /** What the member collected, by id, and how many were used last; null for a guest, or when they did not load. */
  mine: { collected: string[]; recent: number } | null;
  /** What each choice of a filter leaves beside the others; null where there are none, or when they did not load. */
  counts: ServiceCounts | null;
  /** Null when the list itself did not load. */
  services: { list: App[]; total: number } | null;
}

/**
 * The hall's filters and one page of services. What is beside the list may fail without taking it away. Throws ApiError
 * for a filter by what the institution does not have.
 */
export async function loadHall(call: Call, filters: HallFilters, member: boolean): Promise<HallData> {
  const [categories, departments, labels, statistic, mine, counts, services] = await Promise.all([
    call(getAllType, {}).catch(() => []),
    call(getHomeDept, {}).catch(() => []),
    call(getLabelType, {}).catch(() => ({ labels: [], audiences: [] })),
    call(homeStatistic, {}).catch(() => null),
    member ? loadMine(call).catch(() => null) : null,
    filters.mine ? null : call(countServiceApp, inputOf(filters)).catch(() => null),
    loadServices(call, filters, member).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === codes.notFound) throw error;
      return nullIfCallFailed(error);
    }),
  ]);
  return { categories, departments, labels, statistic, mine, counts, services };
}

async function loadMine(call: Call): Promise<HallData['mine']> {
  const [collected, recent] = await Promise.all([call(getCollectApp, {}), call(getRecentlyUsedApp, {})]);
  return { collected: collected.map(({ id }) => id), recent: recent.length };
}

async function loadServices(call: Call, filters: HallFilters, member: boolean) {
  if (filters.mine) {
    if (!member) return { list: [], total: 0 };
    const list =
      filters.mine === 'collected'
        ? await call(getCollectApp, {})
        : (await call(getRecentlyUsedApp, {})).map(({ app }) => app);
    return { list, total: list.length };
  }
  const { sort, page } = filters;
  return call(getServiceApp, { ...inputOf(filters), sort, page, pageSize });
}

function inputOf({ query, category, department, label, audience, onlyFullyOnline }: HallFilters) {
  return {
    query,
    category: category || undefined,
    department: department || undefined,
    label: label || undefined,
    audience: audience || undefined,
    onlyFullyOnline,
  };
}
