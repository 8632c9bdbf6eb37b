import type { App } from '@yimen/contract/services/service';
import { taskTypes } from '@yimen/contract/tasks/tasks';
import type { Call } from '../../../lib/api/call.ts';
import { isExpired, isNotYet } from '../../../lib/api/errors.ts';
import { loadFirstServices } from '../../services/shared/first-services.ts';
import type { ModuleVisit } from '../shared/module.tsx';

/** Number of tasks shown in care mode (DESIGN §9, 20a). */
const careServiceCount = 6;

/** What the home shows in care mode. */
export interface CareData {
  /** Null when they did not load; empty where a guest must sign in for them. */
  apps: App[] | null;
  /** Number of the member's open tasks; null while unknown or when they did not load. */
  todo: number | null;
  /** Whether the number may still arrive in the browser. */
  isLate: boolean;
}

export async function loadCare(visit: ModuleVisit): Promise<CareData> {
  const [apps, todo] = await Promise.all([
    loadFirstServices(visit, careServiceCount).catch((error: unknown) =>
      isExpired(error) && !visit.member ? [] : null,
    ),
    visit.member ? loadTodo(visit.call).catch((error: unknown) => ({ isLate: isNotYet(error) })) : 0,
  ]);
  return typeof todo === 'number' ? { apps, todo, isLate: false } : { apps, todo: null, ...todo };
}

/** Number of the member's open tasks. */
export async function loadTodo(call: Call): Promise<number> {
  return (await call(taskTypes, {})).find(({ status }) => status === 'todo')?.count ?? 0;
}
