import { getCollectApp } from '@yimen/contract/services/collection';
import { getServiceApp } from '@yimen/contract/services/list';
import { recommendByType } from '@yimen/contract/services/recommendations';
import { seniors } from '@yimen/contract/services/seniors';
import type { App } from '@yimen/contract/services/service';
import type { ModuleVisit } from '../../home/shared/module.tsx';
import { appState } from './service-links.ts';

/** The member's own services, then recommended ones, each once. */
export function firstServices(own: readonly App[], recommended: readonly App[], count: number): App[] {
  const seen = new Set<string>();
  return [...own, ...recommended].filter((app) => !seen.has(app.id) && seen.add(app.id)).slice(0, count);
}

/**
 * Number requested for each kind of people: the same for every home page, so that the answer is cached once for guests.
 */
const asked = 8;

/** Loads the first services of a home page; in care mode those for older people come before other recommended ones. */
export async function loadFirstServices({ call, member, care }: ModuleVisit, count: number): Promise<App[]> {
  const [own, first, groups] = await Promise.all([
    member ? call(getCollectApp, {}) : [],
    care ? call(getServiceApp, { sort: 'seniors', pageSize: asked }) : null,
    call(recommendByType, { count: asked }),
  ]);
  return firstServices(own, [...offeredToSeniors(first?.list ?? []), ...groups.flatMap(({ apps }) => apps)], count);
}

/** Those that suit older people and are open. */
export function offeredToSeniors(apps: readonly App[]): App[] {
  return apps.filter((app) => app.suitableFor.some(({ id }) => id === seniors) && !appState(app)?.muted);
}
