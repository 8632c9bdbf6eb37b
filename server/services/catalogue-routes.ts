import { getBusinessApp } from '@yimen/contract/services/list';
import { getRecentlyUsedAppGroup } from '@yimen/contract/services/recently-used';
import { getRecommendApp, recommend } from '@yimen/contract/services/recommendations';
import type { App } from '@yimen/contract/services/service';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { slicePage } from '../lib/paging.ts';
import { dayText, minuteText } from '../lib/time.ts';
import { normalise } from '../search/text.ts';
import { readNames } from '../tenancy/names.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { appsMap } from './apps-map.ts';
import { catalogueOf } from './catalogue.ts';
import { readRecentUses } from './recently-used.ts';
import { isInGroup, usableServices } from './recommendations.ts';
import * as store from './store.ts';

export const implementations = [
  implement(getBusinessApp, async ({ query, category, ...wanted }, visit) => {
    const { categories } = await readNames(visit.db, visit.institution);
    if (category && !categories.some(({ id, attributeType }) => attributeType === 2 && id === category)) {
      throw notFound('没有这个类别');
    }
    const systems = (await catalogueOf(visit)).sorted('hits').filter((app) => {
      return app.attributeType === 2 && (!category || app.category === category);
    });
    // An institution has dozens of systems, not thousands: searching their aliases here is fast enough.
    const found = query ? await store.filterByWords(visit, systems, normalise(query)) : systems;
    return { list: await store.listedApps(visit, slicePage(found, wanted)), total: found.length };
  }),

  implement(getRecommendApp, async ({ count }, visit) => {
    const used = visit.person ? await store.categoriesUsed({ ...visit, person: visit.person }) : new Set();
    const usable = await usableServices(visit);
    const near = usable.filter(({ category }) => used.has(category));
    return store.listedApps(visit, [...new Set([...near, ...usable])].slice(0, count));
  }),

  implement(recommend, async ({ id, count }, visit) => {
    const group = (await store.readRecommendGroups(scopedOf(visit))).find((one) => one.id === id);
    if (!group) throw notFound('没有这组推荐');
    const inGroup = (await usableServices(visit)).filter((app) => isInGroup(app, group));
    return { id, name: group.name, apps: await store.listedApps(visit, inGroup.slice(0, count)) };
  }),

  implement(getRecentlyUsedAppGroup, async (_, visit) => {
    const uses = await readRecentUses(visit);
    const byId = await appsMap(
      visit,
      uses.map(({ app }) => app),
    );
    const days = new Map<string, { app: App; at: string; result: string }[]>();
    for (const { app: id, at, result } of uses) {
      const app = byId.get(id);
      if (!app) continue;
      const day = dayText(at);
      days.set(day, [...(days.get(day) ?? []), { app, at: minuteText(at), result }]);
    }
    return [...days].map(([day, list]) => ({ day, uses: list }));
  }),
];
