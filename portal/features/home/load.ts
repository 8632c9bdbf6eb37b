import type { ModuleEntry } from '@yimen/contract/site';
import { isNotYet } from '../../lib/api/errors.ts';
import type { HomeModule, ModuleVisit, Settled } from '../../parts/modules/module.tsx';
import type { Visit } from '../../shell/visit/visit.ts';

/** Every configured entry that has a module of its own, at any depth, once. */
export function loadable(
  entries: readonly ModuleEntry[],
  find: (sign: string) => HomeModule | undefined,
  member: boolean,
): { entry: ModuleEntry; module: HomeModule }[] {
  const found = new Map<string, { entry: ModuleEntry; module: HomeModule }>();
  const walk = (entry: ModuleEntry) => {
    const module = find(entry.sign);
    if (module && (member || !module.memberOnly) && !found.has(entry.sign)) found.set(entry.sign, { entry, module });
    // What a banner is made of is drawn with it.
    if (entry.sign !== 'banner') entry.children.forEach(walk);
  };
  entries.forEach(walk);
  return [...found.values()];
}

/**
 * Loads the modules side by side; one that fails says so in the result and takes no other with it. One that waits for
 * other systems is left out: the browser loads it in its place.
 */
export async function loadModules(
  entries: readonly ModuleEntry[],
  find: (sign: string) => HomeModule | undefined,
  visit: ModuleVisit & Pick<Visit, 'report'>,
): Promise<Record<string, Settled>> {
  const results = await Promise.all(
    loadable(entries, find, visit.member).map(async ({ entry, module }): Promise<[string, Settled][]> => {
      try {
        return [[entry.sign, { ok: true, data: await module.load(visit, entry) }]];
      } catch (error) {
        if (isNotYet(error)) return [];
        visit.report(error, `The home's module "${entry.sign}" did not load`);
        return [[entry.sign, { ok: false }]];
      }
    }),
  );
  return Object.fromEntries(results.flat());
}
