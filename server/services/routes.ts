import { codes } from '@yimen/contract/envelope';
import { type Found, search, searchResults } from '@yimen/contract/search';
import { getBusinessApp } from '@yimen/contract/services/catalogue';
import { getAppQr } from '@yimen/contract/services/qr';
import * as contract from '@yimen/contract/services/services';
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AttributeType, apps } from '../database/schema/services.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { maskGuide } from '../lib/guide-masking.ts';
import { drawQr } from '../lib/qr.ts';
import { minuteText } from '../lib/time.ts';
import { searchIndex } from '../search/kept.ts';
import { resultsOf } from '../search/results.ts';
import { publicOrigin } from '../sign-in/public-origin.ts';
import { membersCalls } from '../tenancy/behind-menus.ts';
import { downloadsOf } from '../tenancy/files.ts';
import { namesOf } from '../tenancy/names.ts';
import { groupsOf } from './arrangement.ts';
import { type ChosenFacets, countFacets } from './facets.ts';
import { inGroup, usableServices } from './recommendations.ts';
import * as store from './store.ts';

const noService = () => notFound('没有找到这项服务，它可能已经下线');
const relatedShown = 6;
const names = ({ db, institution }: Visit) => namesOf(db, institution);
const kind = (attributeType: number): AttributeType => (attributeType === 2 ? 2 : 1);
const services = eq(apps.attributeType, 1);

/** Throws a {@link notFound} for a filter by what the institution does not have. */
async function needKnown(visit: Visit, { category, department, label, audience }: ChosenFacets): Promise<void> {
  const known = await names(visit);
  const has = (list: readonly { id: string }[], id: string | undefined) => !id || list.some((each) => each.id === id);
  const categories = known.categories.filter(({ attributeType }) => attributeType === 1);
  if (!has(categories, category)) throw notFound('没有这个类别');
  if (!has(known.departments, department)) throw notFound('没有这个部门');
  if (!has(known.labels, label)) throw notFound('没有这个标签');
  if (!has(known.audiences, audience)) throw notFound('没有这类人群');
}

export const implementations = [
  implement(contract.getAllType, async ({ attributeType }, visit) => {
    const counts = await store.countBy(visit, apps.category, kind(attributeType));
    return (await names(visit)).categories
      .filter((category) => category.attributeType === attributeType)
      .map(({ id, name, icon, intro, group }) => ({ id, name, icon, intro, group, count: counts.get(id) ?? 0 }));
  }),

  implement(contract.getHomeDept, async ({ attributeType }, visit) => {
    const counts = await store.countBy(visit, apps.department, kind(attributeType));
    return (await names(visit)).departments
      .filter(({ id }) => counts.has(id))
      .map(({ id, name, shortName, kind, icon }) => ({ id, name, shortName, kind, icon, count: counts.get(id) ?? 0 }));
  }),

  implement(contract.getLabelType, async (_, visit) => {
    const [labels, audiences, known] = await Promise.all([
      store.countWithin(visit, apps.labels),
      store.countWithin(visit, apps.audiences),
      names(visit),
    ]);
    return {
      labels: known.labels.map(({ id, name }) => ({ id, name, count: labels.get(id) ?? 0 })),
      audiences: known.audiences.map(({ id, name }) => ({ id, name, count: audiences.get(id) ?? 0 })),
    };
  }),

  implement(contract.getServiceApp, async (input, visit) => {
    await needKnown(visit, input);
    const found = await findServices(visit, input.query);
    const where = and(
      services,
      amongFound(found),
      input.category ? eq(apps.category, input.category) : undefined,
      input.department ? eq(apps.department, input.department) : undefined,
      input.label ? arrayContains(apps.labels, [input.label]) : undefined,
      input.audience ? arrayContains(apps.audiences, [input.audience]) : undefined,
      input.onlyFullyOnline ? eq(apps.online, 'full') : undefined,
    );
    const orderBy = orderOf(input.sort, found);
    const offset = await store.offsetOfApps(visit, { where, orderBy }, input);
    const [list, total] = await Promise.all([
      store.listApps(visit, { where, orderBy, limit: input.pageSize, offset }),
      store.countApps(visit, where),
    ]);
    return { list, total };
  }),

  implement(contract.countServiceApp, async ({ query, onlyFullyOnline, ...chosen }, visit) => {
    await needKnown(visit, chosen);
    const found = await findServices(visit, query);
    const level = onlyFullyOnline ? eq(apps.online, 'full') : undefined;
    const all = await store.readFacets(visit, and(services, amongFound(found), level));
    const { category, department, label, audience, total } = countFacets(all, chosen);
    return {
      total,
      ...{ categories: listed(category), departments: listed(department) },
      ...{ labels: listed(label), audiences: listed(audience) },
    };
  }),

  implement(contract.getAppGuide, async ({ appId }, visit) => {
    const [app, guide] = await Promise.all([store.findApp(visit, appId, 1), store.findGuide(visit, appId)]);
    if (!app || !guide) throw noService();
    const forms = guide.materials.map(({ template }) => template);
    const [related, downloads] = await Promise.all([
      store.relatedApps(visit, app, relatedShown),
      downloadsOf(visit.db, visit.institution, forms),
    ]);
    return { app, guide: visit.person ? guide : maskGuide(guide), related, downloads };
  }),

  implement(getAppQr, async ({ appId }, visit) => {
    if (!(await store.findApp(visit, appId, 1))) throw noService();
    const url = `${await publicOrigin(visit)}/mobile/service-guide/${appId}`;
    return { url, ...drawQr(url) };
  }),

  implement(contract.collectApp, async ({ appId, collected }, visit) => {
    const outcome = await store.setCollected(visit, appId, collected);
    if (outcome === 'unknown') throw noService();
    if (outcome === 'full') {
      throw new Refusal(codes.collectionFull, `最多收藏 ${contract.mostCollected} 项服务，请先取消一些`);
    }
    return { appId, collected };
  }),

  implement(contract.getCollectApp, async (_, visit) =>
    store.appsById(
      visit,
      groupsOf(await store.readCollection(visit)).flatMap(({ apps }) => apps),
    ),
  ),

  implement(contract.getCollectAppGroup, async (_, visit) => {
    const rows = await store.readCollection(visit);
    const all = await store.appsById(
      visit,
      rows.map(({ app }) => app),
    );
    const byId = new Map(all.map((app) => [app.id, app]));
    return groupsOf(rows).map(({ group, apps: ids }) => ({ group, apps: ids.flatMap((id) => byId.get(id) ?? []) }));
  }),

  implement(contract.arrangeCollection, async ({ group, apps: ids }, visit) => {
    const groups = await store.arrangeCollection(visit, group, ids);
    if (!groups) throw notFound('有的服务已经不在收藏里，请刷新后再试');
    return groups;
  }),

  implement(contract.getRecentlyUsedApp, async ({ attributeType }, visit) => {
    const uses = await store.readRecentUses(visit);
    const found = await store.appsById(
      visit,
      uses.map(({ app }) => app),
      kind(attributeType),
    );
    const useOf = new Map(uses.map((use) => [use.app, use]));
    return found.flatMap((app) => {
      const use = useOf.get(app.id);
      return use ? [{ app, at: minuteText(use.at), result: use.result }] : [];
    });
  }),

  implement(contract.hitApp, async ({ appId }, visit) => {
    if (!(await store.hasApp(visit, appId))) throw noService();
    await store.recordHit(visit, appId);
    const hits = await store.readHits(visit, appId);
    if (!hits) throw noService();
    return hits;
  }),

  implement(contract.getHotApp, ({ count }, visit) =>
    store.listApps(visit, { where: usableServices(), orderBy: store.byHits, limit: count }),
  ),

  implement(contract.recommendByType, async ({ count }, visit) => {
    const groups = await store.readRecommendGroups(visit);
    return Promise.all(
      groups.map(async (group) => ({
        id: group.id,
        name: group.name,
        apps: await store.listApps(visit, { where: inGroup(group), orderBy: store.byHits, limit: count }),
      })),
    );
  }),

  implement(search, async ({ query, count }, visit) =>
    (await searchIndex(visit.db, visit.institution)).find(query, count, await hiddenKinds(visit)),
  ),

  implement(searchResults, async (input, visit) => {
    const found = resultsOf(await searchIndex(visit.db, visit.institution), {
      ...input,
      hidden: await hiddenKinds(visit),
    });
    const ids = found.groups.filter(({ kind }) => kind === 'service' || kind === 'system');
    const shown = ids.flatMap(({ list }) => list.map(({ id }) => id));
    return { ...found, apps: await store.appsById(visit, shown) };
  }),
];

/** Kinds of what is found that the institution's menu has for members alone, where a guest searches. */
async function hiddenKinds({ db, institution, person }: Visit): Promise<ReadonlySet<Found['kind']>> {
  const hidden = person ? null : await membersCalls(db, institution);
  return new Set(hidden?.has(getBusinessApp.name) ? ['system'] : []);
}

/** Ids of the services that fit the words, the best first; null without words. */
async function findServices({ db, institution }: Visit, query: string): Promise<readonly string[] | null> {
  return query ? (await searchIndex(db, institution)).services(query) : null;
}

function amongFound(found: readonly string[] | null): SQL | undefined {
  if (!found) return undefined;
  return found.length > 0 ? inArray(apps.id, [...found]) : sql`false`;
}

const listed = (counts: ReadonlyMap<string, number>) => [...counts].map(([id, count]) => ({ id, count }));

/** Relevance when something was searched for and no other order asked; readings are compared byte by byte. */
function orderOf(sort: 'hits' | 'newest' | 'name', found: readonly string[] | null): SQL[] {
  if (sort === 'name') return [sql`${apps.reading} collate "C"`];
  if (sort === 'newest') return [sql`('new' = any(${apps.labels})) desc`, sql`${apps.publishedAt} desc nulls last`];
  return found ? [sql`array_position(${sql.param([...found])}::text[], ${apps.id})`] : store.byHits;
}
