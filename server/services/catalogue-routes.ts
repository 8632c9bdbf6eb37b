import * as contract from '@yimen/contract/services/catalogue';
import type { App } from '@yimen/contract/services/services';
import { and, eq, inArray } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { dayText, minuteText } from '../lib/time.ts';
import { normalise } from '../search/text.ts';
import { namesOf } from '../tenancy/names.ts';
import { appsMap } from './apps-map.ts';
import { inGroup, usableServices } from './recommendations.ts';
import * as store from './store.ts';

export const implementations = [
  implement(contract.getBusinessApp, async ({ query, category, page, pageSize, after }, visit) => {
    const { categories } = await namesOf(visit.db, visit.institution);
    if (category && !categories.some(({ id, attributeType }) => attributeType === 2 && id === category)) {
      throw notFound('没有这个类别');
    }
    const all = await store.listApps(visit, {
      where: and(eq(apps.attributeType, 2), category ? eq(apps.category, category) : undefined),
      orderBy: store.byHits,
    });
    // An institution has dozens of systems, not thousands: their aliases are looked through here.
    const found = query ? await store.filterByWords(visit, all, normalise(query)) : all;
    const last = after === undefined ? -1 : found.findIndex(({ id }) => id === after);
    const from = last >= 0 ? last + 1 : (page - 1) * pageSize;
    return { list: found.slice(from, from + pageSize), total: found.length };
  }),

  implement(contract.getRecommendApp, async ({ count }, visit) => {
    const used = visit.person ? await store.categoriesUsed(visit, visit.person) : [];
    const near =
      used.length > 0
        ? await store.listApps(visit, {
            where: and(usableServices(), inArray(apps.category, used)),
            orderBy: store.byHits,
            limit: count,
          })
        : [];
    if (near.length >= count) return near;
    const known = new Set(near.map(({ id }) => id));
    const popular = await store.listApps(visit, {
      where: usableServices(),
      orderBy: store.byHits,
      limit: count + near.length,
    });
    return [...near, ...popular.filter(({ id }) => !known.has(id))].slice(0, count);
  }),

  implement(contract.recommend, async ({ id, count }, visit) => {
    const group = (await store.readRecommendGroups(visit)).find((one) => one.id === id);
    if (!group) throw notFound('没有这组推荐');
    const where = inGroup(group);
    return { id, name: group.name, apps: await store.listApps(visit, { where, orderBy: store.byHits, limit: count }) };
  }),

  implement(contract.getRecentlyUsedAppGroup, async (_, visit) => {
    const uses = await store.readRecentUses(visit);
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
