import type { Endpoint } from '@yimen/contract/endpoint';
import { newsList, newsTop } from '@yimen/contract/news/articles';
import { paths } from '@yimen/contract/paths';
import { personWork } from '@yimen/contract/person/data';
import { countServiceApp, getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import { type ModuleEntry, specialList } from '@yimen/contract/site';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { menus } from '../database/schema/site.ts';
import type { Implementation } from '../http/implement.ts';
import { expired } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { VersionCache } from './resolve.ts';
import { scoped } from './scoped.ts';

/**
 * The calls that answer what a default menu entry is there for, by the entry's path. Pages that stand outside of the
 * menu, as one article or one guide, stay open, and what is a member's own needs a member in any case.
 */
export const callsBehind = {
  [paths.home]: [],
  [paths['home-special-services']]: [specialList],
  [paths['service-hall']]: [getServiceApp, countServiceApp],
  [paths['service-hall-special-services']]: [specialList],
  [paths['business-system']]: [getBusinessApp],
  [paths['info-center']]: [newsList, newsTop],
  [paths.news]: [newsList, newsTop],
  [paths['schedule-center']]: [],
  [paths['task-center']]: [],
  [paths['personal-center']]: [personWork],
  [paths['mobile-home']]: [],
  [paths['mobile-work']]: [getServiceApp, countServiceApp],
  [paths['mobile-news']]: [newsList, newsTop],
  [paths['mobile-personal-center']]: [personWork],
} as const satisfies Readonly<Record<string, readonly Endpoint[]>>;

/** The call without which a module of the home page has nothing to show. */
const callOfModule: Readonly<Record<string, Endpoint>> = {
  'business-system': getBusinessApp,
  'life-events': getServiceApp,
  news: newsList,
  special: specialList,
};

const kept = new VersionCache<ReadonlySet<string>>();

/**
 * Names of the calls that guests may not make here: those of default menu entries for which one must be signed in,
 * unless another entry that is open to guests, of either site, shows the same.
 */
export function membersCalls(db: Queryable, institution: { id: string }): Promise<ReadonlySet<string>> {
  return kept.get(db, institution, async () => {
    const entries = await scoped(db, institution).rows(menus, { where: eq(menus.isDefault, 1) });
    const namesOf = (isLogin: 0 | 1) =>
      entries.filter((entry) => entry.isLogin === isLogin).flatMap(({ path }) => callNames(path));
    const open = new Set(namesOf(0));
    return new Set(namesOf(1).filter((name) => !open.has(name)));
  });
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

/** Lets no guest make a call that is behind menu entries for members. */
export function behindMenus(implementation: Implementation): Implementation {
  const { name } = implementation.endpoint;
  if (!guarded.has(name)) return implementation;
  return {
    ...implementation,
    async handle(input, visit) {
      if (!visit.person && (await membersCalls(visit.db, visit.institution)).has(name)) throw expired('请先登录');
      return implementation.handle(input, visit);
    },
  };
}

/** The modules of a page without those that have nothing to show to this visitor. */
export async function modulesFor(visit: Visit, modules: readonly ModuleEntry[]): Promise<ModuleEntry[]> {
  if (visit.person) return [...modules];
  const hidden = await membersCalls(visit.db, visit.institution);
  return modules.filter(({ sign }) => {
    const call = Object.hasOwn(callOfModule, sign) ? callOfModule[sign] : undefined;
    return !call || !hidden.has(call.name);
  });
}
