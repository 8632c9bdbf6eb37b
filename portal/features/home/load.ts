import type { ModuleEntry } from '@yimen/contract/site';
import { isNotYet } from '../../lib/api/errors.ts';
import type { Visit } from '../../shell/visit/visit.ts';
import type { HomeModule, ModuleResult, ModuleVisit } from './shared/module.tsx';

/** All configured entries that have a module of their own, at any depth, once each. */
export function loadable(
  entries: readonly ModuleEntry[],
  find: (sign: ModuleEntry['sign']) => HomeModule | undefined,
  member: boolean,
): { entry: ModuleEntry; module: HomeModule }[] {
  const found = new Map<string, { entry: ModuleEntry; module: HomeModule }>();
  const walk = (entry: ModuleEntry) => {
    const module = find(entry.sign);
    if (module && (member || !module.memberOnly) && !found.has(entry.sign)) found.set(entry.sign, { entry, module });
    // The banner's children are rendered as part of it.
    if (entry.sign !== 'banner') entry.children.forEach(walk);
  };
  entries.forEach(walk);
  return [...found.values()];
}

/**
 * Loads the modules in parallel; a failure is stored in the module's result and affects no other. A module that waits
 * for other systems is left out, and loaded in the browser.
 */
export async function loadModules(
  entries: readonly ModuleEntry[],
  find: (sign: ModuleEntry['sign']) => HomeModule | undefined,
  visit: ModuleVisit & Pick<Visit, 'report'>,
): Promise<Record<string, ModuleResult>> {
  const results = await Promise.all(
    loadable(entries, find, visit.member).map(async ({ entry, module }): Promise<[string, ModuleResult][]> => {
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
