import { taskTypes } from '@yimen/contract/person/data';
import type { App } from '@yimen/contract/services/service';
import type { ModuleVisit } from '../../../parts/modules/module.tsx';
import { loadFirstServices } from '../../../parts/service/first-services.ts';

/** Tasks that are offered to who reads large type (DESIGN §9, 20a). */
const most = 6;

/** What the home shows in care mode. */
export interface CareData {
  /** Null when they did not load. */
  apps: App[] | null;
  /** How many matters wait for the member; null where nobody has said yet. */
  todo: number | null;
}

export async function loadCare(visit: ModuleVisit): Promise<CareData> {
  const [apps, types] = await Promise.all([
    loadFirstServices(visit, most).catch(() => null),
    visit.member ? visit.call(taskTypes, {}).catch(() => null) : [],
  ]);
  return { apps, todo: types && (types.find(({ status }) => status === 'todo')?.count ?? 0) };
}
