import { codes } from '@yimen/contract/envelope';
import {
  arrangeCollection,
  collectApp,
  getCollectApp,
  getCollectAppGroup,
  maxCollected,
} from '@yimen/contract/services/collection';
import { getAllType, getHomeDept, getLabelType } from '@yimen/contract/services/facets';
import { getAppGuide } from '@yimen/contract/services/guide';
import { countServiceApp, getServiceApp } from '@yimen/contract/services/list';
import { getAppQr } from '@yimen/contract/services/qr';
import { getRecentlyUsedApp, hitApp } from '@yimen/contract/services/recently-used';
import { getHotApp, recommendByType } from '@yimen/contract/services/recommendations';
import { restrictionsOf } from '../access/visible.ts';
import type { AttributeType } from '../database/schema/services.ts';
import { withdrawnOrNotFound } from '../editions/withdrawn.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { maskGuide } from '../lib/guide-masking.ts';
import { slicePage } from '../lib/paging.ts';
import { drawQr } from '../lib/qr.ts';
import { contentNow, minuteText } from '../lib/time.ts';
import { searchIndex } from '../search/cache.ts';
import { publicOrigin } from '../sign-in/public-origin.ts';
import { hiddenKinds, notInMenu } from '../site/behind-menus.ts';
import { downloadsOf } from '../tenancy/files.ts';
import { readNames } from '../tenancy/names.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { appsMap } from './apps-map.ts';
import { type CatalogueEntry, catalogueOf, findSeen, type Sort, tally } from './catalogue.ts';
import { groupCollected, readCollection, setCollected, writeArrangement } from './collection.ts';
import { type ChosenFacets, countFacets, isChosen } from './facets.ts';
import { readRecentUses, recordHit } from './recently-used.ts';
import { isInGroup, usableServices } from './recommendations.ts';
import { closedReason } from './state.ts';
import * as store from './store.ts';

const noService = (visit: Visit, id: string) =>
  withdrawnOrNotFound(visit, 'apps', id, '没有找到这项服务，它可能已经下线');
const relatedServices = 6;
const namesFor = ({ db, institution }: Visit) => readNames(db, institution);
const kindOf = (attributeType: number): AttributeType => (attributeType === 2 ? 2 : 1);

/** Throws a {@link notFound} for a filter value that the institution does not have. */
async function requireFacets(visit: Visit, { category, department, label, suitableFor }: ChosenFacets): Promise<void> {
  const known = await namesFor(visit);
  const has = (list: readonly { id: string }[], id: string | undefined) => !id || list.some((each) => each.id === id);
  const categories = known.categories.filter(({ attributeType }) => attributeType === 1);
  if (!has(categories, category)) throw notFound('没有这个类别');
  if (!has(known.departments, department)) throw notFound('没有这个部门');
  if (!has(known.labels, label)) throw notFound('没有这个标签');
  if (!has(known.suitableFor, suitableFor)) throw notFound('没有这类人群');
}

export const implementations = [
  implement(getAllType, async ({ attributeType }, visit) => {
    const listed = (await catalogueOf(visit)).of(kindOf(attributeType));
    const counts = tally(listed.map(({ category }) => category));
    return (await namesFor(visit)).categories
      .filter((category) => category.attributeType === attributeType)
      .map(({ id, name, icon, intro, group }) => ({ id, name, icon, intro, group, count: counts.get(id) ?? 0 }));
  }),

  implement(getHomeDept, async ({ attributeType }, visit) => {
    const listed = (await catalogueOf(visit)).of(kindOf(attributeType));
    const counts = tally(listed.map(({ department }) => department));
    return (await namesFor(visit)).departments
      .filter(({ id }) => counts.has(id))
      .map(({ id, name, shortName, kind, icon }) => ({ id, name, shortName, kind, icon, count: counts.get(id) ?? 0 }));
  }),

  implement(getLabelType, async (_, visit) => {
    const [catalogue, known] = await Promise.all([catalogueOf(visit), namesFor(visit)]);
    const labels = tally(catalogue.of(1).flatMap((service) => service.labels));
    const suitableFor = tally(catalogue.of(1).flatMap((service) => service.suitableFor));
    return {
      labels: known.labels.map(({ id, name }) => ({ id, name, count: labels.get(id) ?? 0 })),
      suitableFor: known.suitableFor.map(({ id, name }) => ({ id, name, count: suitableFor.get(id) ?? 0 })),
    };
  }),

  implement(getServiceApp, async (input, visit) => {
    await requireFacets(visit, input);
    const found = await findServices(visit, input);
    const all = found.filter((service) => isChosen(service, input));
    return { list: await store.listedApps(visit, slicePage(all, input)), total: all.length };
  }),

  implement(countServiceApp, async ({ query, onlyFullyOnline, ...chosen }, visit) => {
    await requireFacets(visit, chosen);
    const { category, department, label, suitableFor, total } = countFacets(
      await findServices(visit, { query, onlyFullyOnline }),
      chosen,
    );
    return {
      total,
      categories: countedList(category),
      departments: countedList(department),
      labels: countedList(label),
      suitableFor: countedList(suitableFor),
    };
  }),

  implement(getAppGuide, async ({ appId }, visit) => {
    const [app, guide] = await Promise.all([store.findApp(visit, appId, 1), store.findGuide(visit, appId)]);
    if (!app || !guide) throw await noService(visit, appId);
    const forms = guide.materials.map(({ template }) => template);
    const [related, downloads] = await Promise.all([
      store.relatedApps(visit, app, relatedServices),
      downloadsOf(visit.db, visit.institution, forms),
    ]);
    return { app, guide: visit.person ? guide : maskGuide(guide), related, downloads };
  }),

  implement(getAppQr, async ({ appId }, visit) => {
    if (!(await store.findApp(visit, appId, 1))) throw await noService(visit, appId);
    const url = `${await publicOrigin(visit)}/mobile/service-guide/${appId}`;
    return { url, ...drawQr(url) };
  }),

  implement(collectApp, async ({ appId, collected }, visit) => {
    const outcome = await setCollected(visit, appId, collected);
    if (outcome === 'unknown') throw await noService(visit, appId);
    if (outcome === 'full') {
      throw new Refusal(codes.collectionFull, `最多收藏 ${maxCollected} 项服务，请先取消一些`);
    }
    return { appId, collected };
  }),

  implement(getCollectApp, async (_, visit) =>
    store.appsById(
      visit,
      groupCollected(await readCollection(visit)).flatMap(({ apps }) => apps),
    ),
  ),

  implement(getCollectAppGroup, async (_, visit) => {
    const rows = await readCollection(visit);
    const all = await store.appsById(
      visit,
      rows.map(({ app }) => app),
    );
    const byId = new Map(all.map((app) => [app.id, app]));
    return groupCollected(rows).map(({ group, apps: ids }) => ({
      group,
      apps: ids.flatMap((id) => byId.get(id) ?? []),
    }));
  }),

  implement(arrangeCollection, async ({ group, apps: ids }, visit) => {
    const groups = await writeArrangement(visit, group, ids);
    if (!groups) throw notFound('有的服务已经不在收藏里，请刷新后再试');
    return groups;
  }),

  implement(getRecentlyUsedApp, async ({ attributeType }, visit) => {
    const uses = await readRecentUses(visit);
    const found = await store.appsById(
      visit,
      uses.map(({ app }) => app),
      kindOf(attributeType),
    );
    const useOf = new Map(uses.map((use) => [use.app, use]));
    return found.flatMap((app) => {
      const use = useOf.get(app.id);
      return use ? [{ app, at: minuteText(use.at), result: use.result }] : [];
    });
  }),

  implement(hitApp, async ({ appId }, visit) => {
    const app = await findSeen(visit, appId);
    if (!app) throw await noService(visit, appId);
    if (app.attributeType === 2 && (await hiddenKinds(visit)).has('system')) throw notInMenu(visit);
    const [restriction] = (await restrictionsOf(visit, [app])).values();
    const refusal =
      restriction ?? closedReason(app, contentNow()) ?? (!visit.person && app.needsSignIn ? '请先登录' : null);
    if (refusal !== null) throw new Refusal(codes.forbidden, refusal);
    await recordHit(visit, appId);
    const hits = await store.readHits(visit, appId);
    if (!hits) throw await noService(visit, appId);
    return hits;
  }),

  implement(getHotApp, async ({ count }, visit) => {
    return store.listedApps(visit, (await usableServices(visit)).slice(0, count));
  }),

  implement(recommendByType, async ({ count }, visit) => {
    const [usable, groups] = await Promise.all([usableServices(visit), store.readRecommendGroups(scopedOf(visit))]);
    const lists = groups.map((group) => usable.filter((app) => isInGroup(app, group)).slice(0, count));
    const byId = await appsMap(
      visit,
      lists.flat().map(({ id }) => id),
    );
    return groups.map(({ id, name }, at) => ({
      id,
      name,
      apps: lists[at]?.flatMap((app) => byId.get(app.id) ?? []) ?? [],
    }));
  }),
];

interface ServiceQuery {
  readonly query: string;
  readonly onlyFullyOnline: boolean;
  readonly sort?: Sort;
}

/** Services that match the words and the level: best first, or in the requested order; without words, all of them. */
async function findServices(
  visit: Visit,
  { query, onlyFullyOnline, sort = 'hits' }: ServiceQuery,
): Promise<readonly CatalogueEntry[]> {
  const catalogue = await catalogueOf(visit);
  const found = query ? (await searchIndex(visit.db, visit.institution)).services(query) : null;
  const all = catalogue.sorted(sort);
  const ids = new Set(found);
  const fitting = !found
    ? all
    : sort === 'hits'
      ? found.flatMap((id) => catalogue.get(id) ?? [])
      : all.filter(({ id }) => ids.has(id));
  return fitting.filter(({ attributeType, online }) => attributeType === 1 && (!onlyFullyOnline || online === 'full'));
}

const countedList = (counts: ReadonlyMap<string, number>) => [...counts].map(([id, count]) => ({ id, count }));
