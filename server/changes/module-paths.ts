import { type ModuleSign, moduleChildren } from '@yimen/contract/site';
import { nearText } from '../lib/near-names.ts';
import type { RowCheck } from '../parts/problems.ts';
import type { Part, Row } from '../parts/tables.ts';

/** The parts whose rows a module names by what stands below it. */
const partOfModule: Readonly<Partial<Record<ModuleSign, string>>> = {
  news: 'newsColumns',
  recommend: 'recommendGroups',
  'three-lists': 'responsibilityLists',
  // The service by which one books a place.
  'hall-live': 'apps',
};

/** The parts that modules name. */
export const partsOfModules: readonly string[] = Object.values(partOfModule);

type Rows = ReadonlyMap<string, readonly Row[]>;

/** The rows of another part that a module names: by id, or by the name that it is shown by. */
const named = ({ sign, name }: Row, rows: readonly Row[]) => rows.filter((row) => row.id === sign || row.name === name);

/** Find a module below another that has no such part, which would never be shown, and one whose sign differs from its path. */
export const moduleChecks = (rows: Rows): RowCheck[] => [
  {
    columns: ['path', 'sign'],
    find: (row) => {
      const [parent = '', , sign = parent] = withSign(String(row.path));
      return row.sign === sign ? [] : [{ field: 'sign', message: `应与 path 的最后一段相同：${sign}` }];
    },
  },
  {
    columns: ['path', 'sign', 'name'],
    find: (row) => {
      const [parent = '', child] = withSign(String(row.path));
      if (child === undefined) return [];
      const fixed = moduleChildren[parent as ModuleSign] ?? [];
      if (fixed.includes(child)) return [];
      const name = partOfModule[parent as ModuleSign];
      const target = name && rows.get(name);
      if (name && (!target || named(row, target).length > 0)) return [];
      const message = name ? `“${child}” 不在 ${name} 中` : `${parent} 下面没有 ${child}${nearText(child, fixed)}`;
      return [{ field: 'path', message }];
    },
  },
];

function withSign(path: string): [parent?: string, child?: string, sign?: string] {
  const [parent, child] = path.split('/');
  return [parent, child, child ?? parent];
}

/** A module that shows one of these rows of a part; null when none does. */
export function moduleNaming({ name }: Part, removed: readonly Row[], modules: readonly Row[]): Row | null {
  const parent = Object.keys(partOfModule).find((sign) => partOfModule[sign as ModuleSign] === name);
  if (!parent) return null;
  return modules.find((row) => String(row.path).startsWith(`${parent}/`) && named(row, removed).length > 0) ?? null;
}
