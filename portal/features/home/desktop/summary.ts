import type { DataOf } from '@yimen/contract/endpoint';
import type { curriculum } from '@yimen/contract/person/data';
import type { homeStatistic } from '@yimen/contract/site';
import type { loadWaiting } from '../../../parts/due/load-waiting.ts';
import type { Settled } from '../../../parts/modules/module.tsx';

/** How the member's day looks: `今天 4 项日程、3 件待办`; empty when neither is known. */
export function daySummary(results: Readonly<Record<string, Settled>>): string {
  const lessons = dataOf<DataOf<typeof curriculum>>(results.timetable)?.lessons.length;
  const tasks = dataOf<Awaited<ReturnType<typeof loadWaiting>>>(results.tasks)?.total;
  const parts = [lessons ? `${lessons} 项日程` : '', tasks ? `${tasks} 件待办` : ''].filter(Boolean);
  if (parts.length > 0) return `今天 ${parts.join('、')}`;
  return lessons === 0 && tasks === 0 ? '今天没有安排' : '';
}

/** How much is offered: `在线服务 110 项，其中 74 项全程网办`; empty while it is not known. */
export function offerOf(results: Readonly<Record<string, Settled>>): string {
  const data = dataOf<DataOf<typeof homeStatistic>>(results.statistic);
  return data ? `在线服务 ${data.services} 项，其中 ${data.fullyOnline} 项全程网办` : '';
}

/** What a module loaded, as the type that module declares. */
function dataOf<Data>(result: Settled | undefined): Data | undefined {
  return result?.ok ? (result.data as Data) : undefined;
}
