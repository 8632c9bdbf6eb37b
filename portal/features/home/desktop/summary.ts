import type { DataOf } from '@yimen/contract/endpoint';
import type { curriculum } from '@yimen/contract/schedule/day';
import type { homeStatistic } from '@yimen/contract/site';
import type { loadWaiting } from '../../tasks/shared/load-waiting.ts';
import type { ModuleResult } from '../shared/module.tsx';

/** Summary of the member's day: `今天 4 项日程、3 件待办`; empty when neither is known. */
export function daySummary(results: Readonly<Record<string, ModuleResult>>): string {
  const lessons = settledData<DataOf<typeof curriculum>>(results.timetable)?.lessons.length;
  const tasks = settledData<Awaited<ReturnType<typeof loadWaiting>>>(results.tasks)?.total;
  const parts = [lessons ? `${lessons} 项日程` : '', tasks ? `${tasks} 件待办` : ''].filter(Boolean);
  if (parts.length > 0) return `今天 ${parts.join('、')}`;
  return lessons === 0 && tasks === 0 ? '今天没有安排' : '';
}

/** Number of services: `在线服务 110 项，其中 74 项全程网办`; empty while unknown. */
export function offerOf(results: Readonly<Record<string, ModuleResult>>): string {
  const data = settledData<DataOf<typeof homeStatistic>>(results.statistic);
  return data ? `在线服务 ${data.services} 项，其中 ${data.fullyOnline} 项全程网办` : '';
}

/** A module's data, as the type that the module declares. */
function settledData<Data>(result: ModuleResult | undefined): Data | undefined {
  return result?.ok ? (result.data as Data) : undefined;
}
