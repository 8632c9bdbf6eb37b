import type { App } from '@yimen/contract/services/service';
import { isExpired, isNotYet } from '../../../lib/api/errors.ts';
import { hasLate } from '../../../parts/page/use-later.ts';
import { loadFirstServices } from '../../services/shared/first-services.tsx';
import { loadWaiting, type WaitingMatters } from '../../tasks/shared/load-waiting.ts';
import type { ModuleVisit } from '../shared/module.tsx';

/** Number of services shown in care mode (DESIGN §9, 20a). */
const careServiceCount = 6;
/** Number of waiting tasks that are named. */
const named = 3;

/** What the home shows in care mode. */
export interface CareData {
  /** Null when they did not load; empty where a guest must sign in for them. */
  apps: App[] | null;
  /** What waits for the member; null for a guest, while unknown, or when it did not load. */
  waiting: WaitingMatters | null;
  /** Whether more of it may still arrive in the browser. */
  isLate: boolean;
}

export async function loadCare(visit: ModuleVisit): Promise<CareData> {
  const [apps, waiting] = await Promise.all([
    loadFirstServices(visit, careServiceCount).catch((error: unknown) =>
      isExpired(error) && !visit.member ? [] : null,
    ),
    visit.member ? loadNamed(visit).catch((error: unknown) => ({ isLate: isNotYet(error) })) : null,
  ]);
  if (waiting && 'isLate' in waiting) return { apps, waiting: null, isLate: waiting.isLate };
  return { apps, waiting, isLate: hasLate(waiting) };
}

/** The member's open tasks that are due first. */
export function loadNamed({ call }: Pick<ModuleVisit, 'call'>): Promise<WaitingMatters> {
  return loadWaiting(call, named);
}
