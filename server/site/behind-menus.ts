import type { Endpoint } from '@yimen/contract/endpoint';
import { newsList, newsTop } from '@yimen/contract/news/articles';
import { type MenuPath, paths } from '@yimen/contract/paths';
import { personWork } from '@yimen/contract/person/data';
import type { Found } from '@yimen/contract/search';
import { countServiceApp, getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import { getHotApp, getRecommendApp, recommend, recommendByType } from '@yimen/contract/services/recommendations';
import type { ModuleEntry } from '@yimen/contract/site';
import { specialList } from '@yimen/contract/topics';
import { seenBy, type Visitor } from '../access/visible.ts';
import type { menus } from '../database/schema/site.ts';
import type { Implementation } from '../http/implement.ts';
import { expired, notFound, type Refusal } from '../http/refusal.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { allMenus } from './store.ts';

const serviceCalls = [getServiceApp, countServiceApp, getHotApp, getRecommendApp, recommendByType, recommend] as const;

/**
 * The calls that serve the page of a default menu entry, by the entry's path. Pages outside the menu, such as a single
 * article or guide, are always open; a member's own data need a signed-in member anyway.
 */
export const callsBehind = {
  [paths.home]: [],
  [paths['home-special-services']]: [specialList],
  [paths['service-hall']]: serviceCalls,
  [paths['service-hall-special-services']]: [specialList],
  [paths['business-system']]: [getBusinessApp],
  [paths['info-center']]: [newsList, newsTop],
  [paths.news]: [newsList, newsTop],
  [paths['schedule-center']]: [],
  [paths['task-center']]: [],
  [paths.search]: [],
  [paths['personal-center']]: [personWork],
  [paths['personal-center-collect']]: [],
  [paths['personal-center-recently-used']]: [],
  [paths['mobile-home']]: [],
  [paths['mobile-work']]: serviceCalls,
  [paths['mobile-news']]: [newsList, newsTop],
  [paths['mobile-personal-center']]: [personWork],
  [paths['mobile-task-center']]: [],
  [paths['mobile-schedule-detail']]: [],
} as const satisfies Readonly<Record<MenuPath, readonly Endpoint[]>>;

/** The call that gives a module of the home page its content. */
export const callOfModule: Readonly<Record<string, Endpoint>> = {
  'business-system': getBusinessApp,
  'life-events': getServiceApp,
  news: newsList,
  rank: getHotApp,
  recommend: recommendByType,
  special: specialList,
};

/**
 * The call that lists things of a kind; null for departments, which are open, notices, which have audiences, and what is
 * a person's own.
 */
export const callOfKind: Readonly<Record<Found['kind'], Endpoint | null>> = {
  service: getServiceApp,
  system: getBusinessApp,
  news: newsList,
  notice: null,
  topic: specialList,
  department: null,
  own: null,
};

type MenuEntry = typeof menus.$inferSelect;
/** The default entries of both sites' menus, for any visitor. */
export const readEntries = async (here: Scoped): Promise<readonly MenuEntry[]> =>
  (await allMenus(here)).filter(({ isDefault }) => isDefault === 1);

/**
 * Names of the calls that a visitor may not make here: those of default menu entries that they may not see, or that
 * need a sign-in, unless an entry of either site that they may open uses the same call.
 */
export async function closedCalls(visit: Visitor): Promise<ReadonlySet<string>> {
  const entries = await readEntries(scopedOf(visit));
  const open = (await seenBy(visit, entries)).filter(({ isLogin }) => visit.person || isLogin === 0);
  return closedWithout(entries, open);
}

/** Names of the calls behind entries, none of which is among those that a visitor may open. */
export function closedWithout(entries: readonly MenuEntry[], open: readonly MenuEntry[]): ReadonlySet<string> {
  const openCalls = new Set(open.flatMap(({ path }) => callNames(path)));
  return new Set(entries.flatMap(({ path }) => callNames(path)).filter((name) => !openCalls.has(name)));
}

function callNames(path: string): string[] {
  const page = path.split(/[?#]/, 1)[0] ?? '';
  const calls: readonly Endpoint[] = Object.hasOwn(callsBehind, page)
    ? callsBehind[page as keyof typeof callsBehind]
    : [];
  return calls.map(({ name }) => name);
}

const guarded = new Set(
  Object.values(callsBehind).flatMap((calls: readonly Endpoint[]) => calls.map(({ name }) => name)),
);

/** Refuses the call to visitors who may open none of its menu entries. */
export function behindMenus(implementation: Implementation): Implementation {
  const { name } = implementation.endpoint;
  if (!guarded.has(name)) return implementation;
  return {
    ...implementation,
    async handle(input, visit) {
      if ((await closedCalls(visit)).has(name)) throw notInMenu(visit);
      return implementation.handle(input, visit);
    },
  };
}

/** The refusal for a visitor who may open none of the call's menu entries. */
export const notInMenu = ({ person }: Visitor): Refusal =>
  person ? notFound('您的菜单里没有这项内容') : expired('请先登录');

/** Kinds of search results whose menu entries the visitor may not open. */
export async function hiddenKinds(visit: Visitor): Promise<ReadonlySet<Found['kind']>> {
  const hidden = await closedCalls(visit);
  const kinds = Object.keys(callOfKind) as Found['kind'][];
  return new Set(kinds.filter((kind) => hidden.has(callOfKind[kind]?.name ?? '')));
}

/** The modules of a page, without those that have no content for this visitor. */
export async function modulesFor(visit: Visitor, modules: readonly ModuleEntry[]): Promise<ModuleEntry[]> {
  const hidden = await closedCalls(visit);
  return modules.filter(({ sign }) => {
    const call = Object.hasOwn(callOfModule, sign) ? callOfModule[sign] : undefined;
    return !call || !hidden.has(call.name);
  });
}
