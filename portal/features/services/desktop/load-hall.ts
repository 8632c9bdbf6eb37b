import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { getCollectApp } from '@yimen/contract/services/collection';
import { type CountedGroup, getAllType, getHomeDept, getLabelType } from '@yimen/contract/services/facets';
import { countServiceApp, getServiceApp, type ServiceCounts } from '@yimen/contract/services/list';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import type { App } from '@yimen/contract/services/service';
import { homeStatistic } from '@yimen/contract/site';
import type { Call } from '../../../lib/api/call.ts';
import { ApiError, nullIfCallFailed } from '../../../lib/api/errors.ts';
import { firstChoices, loadSeniorCounts } from '../shared/first-services.tsx';
import { type HallFilters, servicesPerPage } from './filters.ts';

export interface HallData {
  categories: CountedGroup[];
  departments: DataOf<typeof getHomeDept>;
  labels: DataOf<typeof getLabelType>;
  statistic: DataOf<typeof homeStatistic> | null;
  /**
   * Ids of the member's collected services, and the number of recently used ones; null for a guest, or when they did
   * not load.
   */
  mine: { collected: string[]; recent: number } | null;
  /** Number of results of each filter option; null where there are none, or when they did not load. */
  counts: ServiceCounts | null;
  /** In care mode the categories that are offered first; empty otherwise. */
  choices: CountedGroup[];
  /** Null when the list did not load. */
  services: { list: App[]; total: number } | null;
}

/**
 * Loads the hall's filters and one page of services. A failure of anything but the list does not affect the list.
 * Throws ApiError for an unknown filter value.
 */
export async function loadHall(
  call: Call,
  filters: HallFilters,
  { member, care }: { member: boolean; care: boolean },
): Promise<HallData> {
  const [categories, departments, labels, statistic, mine, counts, forSeniors, services] = await Promise.all([
    call(getAllType, {}).catch(() => []),
    call(getHomeDept, {}).catch(() => []),
    call(getLabelType, {}).catch(() => ({ labels: [], suitableFor: [] })),
    call(homeStatistic, {}).catch(() => null),
    member ? loadMine(call).catch(() => null) : null,
    filters.mine ? null : call(countServiceApp, inputOf(filters)).catch(() => null),
    care ? loadSeniorCounts(call).catch(() => null) : null,
    loadHallServices(call, filters, { member, care }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === codes.notFound) throw error;
      return nullIfCallFailed(error);
    }),
  ]);
  const choices = care ? firstChoices(categories, forSeniors) : [];
  return { categories, departments, labels, statistic, mine, counts, choices, services };
}

async function loadMine(call: Call): Promise<HallData['mine']> {
  const [collected, recent] = await Promise.all([call(getCollectApp, {}), call(getRecentlyUsedApp, {})]);
  return { collected: collected.map(({ id }) => id), recent: recent.length };
}

async function loadHallServices(
  call: Call,
  filters: HallFilters,
  { member, care }: { member: boolean; care: boolean },
) {
  if (filters.mine) {
    if (!member) return { list: [], total: 0 };
    const list =
      filters.mine === 'collected'
        ? await call(getCollectApp, {})
        : (await call(getRecentlyUsedApp, {})).map(({ app }) => app);
    return { list, total: list.length };
  }
  const { page, query } = filters;
  const sort = care && filters.sort === 'hits' && !query ? 'seniors' : filters.sort;
  return call(getServiceApp, { ...inputOf(filters), sort, page, pageSize: servicesPerPage });
}

function inputOf({ query, category, department, label, suitableFor, onlyFullyOnline }: HallFilters) {
  return {
    query,
    category: category || undefined,
    department: department || undefined,
    label: label || undefined,
    suitableFor: suitableFor || undefined,
    onlyFullyOnline,
  };
}
