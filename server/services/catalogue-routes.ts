import type { App } from '@yimen/contract/homepage/apps';
import * as contract from '@yimen/contract/homepage/catalogue';
import { specialInfo } from '@yimen/contract/homepage/topics';
import { and, eq, inArray } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { dayText, minuteText } from '../institutions/clock.ts';
import { pictureAddress } from '../institutions/pictures.ts';
import { scoped } from '../institutions/scoped.ts';
import { inGroup, usableServices } from './recommendations.ts';
import { normalise } from './search/text.ts';
import * as store from './store.ts';
import { findTopic, serviceCount } from './topics.ts';

export const implementations = [
  implement(contract.getBusinessApp, async ({ query, category, page, pageSize }, visit) => {
    const all = await store.listApps(visit, {
      where: and(eq(apps.attributeType, 2), category ? eq(apps.category, category) : undefined),
      orderBy: store.byHits,
    });
    // An institution has dozens of systems, not thousands: their aliases are looked through here.
    const found = query ? await store.filterByWords(visit, all, normalise(query)) : all;
    return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }),

  implement(contract.getRecommendApp, async ({ count }, visit) => {
    const used = visit.person ? await store.categoriesUsed(visit, visit.person) : [];
    const near =
      used.length > 0
        ? await store.listApps(visit, {
            where: and(usableServices, inArray(apps.category, used)),
            orderBy: store.byHits,
            limit: count,
          })
        : [];
    if (near.length >= count) return near;
    const known = new Set(near.map(({ id }) => id));
    const popular = await store.listApps(visit, {
      where: usableServices,
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
    const byId = await appsOf(
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

  implement(specialInfo, async ({ id }, visit) => {
    const { institution } = visit;
    const topic = await findTopic(scoped(visit.db, institution), id);
    if (!topic) throw notFound('没有找到这个专题，它可能已经结束');
    const { name, summary, cover, deadline, intro, groups, checklist } = topic;
    const named = [...groups.flatMap(({ services }) => services), ...checklist.flatMap(({ service }) => service ?? [])];
    const byId = await appsOf(visit, named);
    return {
      ...{ id, name, summary, deadline, intro },
      cover: pictureAddress(institution, cover),
      serviceCount: serviceCount(groups),
      groups: groups.map(({ services, ...group }) => ({
        ...group,
        apps: services.flatMap((service) => byId.get(service) ?? []),
      })),
      checklist: checklist.map(({ service, ...item }) => ({ ...item, app: (service && byId.get(service)) || null })),
    };
  }),
];

async function appsOf(visit: Visit, ids: readonly string[]): Promise<ReadonlyMap<string, App>> {
  const found = await store.appsById(visit, [...new Set(ids)]);
  return new Map(found.map((app) => [app.id, app]));
}
