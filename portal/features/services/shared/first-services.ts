import { getCollectApp } from '@yimen/contract/services/collection';
import { recommendByType } from '@yimen/contract/services/recommendations';
import type { App } from '@yimen/contract/services/service';
import type { ModuleVisit } from '../../home/shared/module.tsx';

/** The member's own services, then recommended ones, each once. */
export function firstServices(own: readonly App[], recommended: readonly App[], count: number): App[] {
  const seen = new Set<string>();
  return [...own, ...recommended].filter((app) => !seen.has(app.id) && seen.add(app.id)).slice(0, count);
}

/**
 * Number requested for each kind of people: the same for every home page, so that the answer is cached once for guests.
 */
const asked = 8;

/** Loads the first services of a home page. */
export async function loadFirstServices({ call, member }: ModuleVisit, count: number): Promise<App[]> {
  const [own, groups] = await Promise.all([
    member ? call(getCollectApp, {}) : [],
    call(recommendByType, { count: asked }),
  ]);
  return firstServices(
    own,
    groups.flatMap((group) => group.apps),
    count,
  );
}
