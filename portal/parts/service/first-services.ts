import { getCollectApp } from '@yimen/contract/services/collection';
import { recommendByType } from '@yimen/contract/services/recommendations';
import type { App } from '@yimen/contract/services/service';
import type { ModuleVisit } from '../modules/module.tsx';

/** One's own services first, then those recommended, each once. */
export function firstServices(own: readonly App[], recommended: readonly App[], count: number): App[] {
  const seen = new Set<string>();
  return [...own, ...recommended].filter((app) => !seen.has(app.id) && seen.add(app.id)).slice(0, count);
}

/** How many are asked for of each audience: the same for every home, so that guests share the answer. */
const asked = 8;

/** The few services that a home shows first. */
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
