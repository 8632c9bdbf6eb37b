import type { App } from '@yimen/contract/services/service';

export interface SystemGroup {
  id: string;
  name: string;
  systems: App[];
}

/** Groups systems by category, in the categories' order; those without a known one are last. */
export function groupSystems(systems: readonly App[], categories: readonly { id: string; name: string }[]) {
  const known = new Set(categories.map(({ id }) => id));
  const groups: SystemGroup[] = categories.map(({ id, name }) => ({
    id,
    name,
    systems: systems.filter(({ category }) => category.id === id),
  }));
  groups.push({ id: 'other', name: '其他', systems: systems.filter(({ category }) => !known.has(category.id)) });
  return groups.filter((group) => group.systems.length > 0);
}

/** Sorts by name, in pinyin order. */
export function byName(systems: readonly App[]): App[] {
  return [...systems].sort((one, other) => one.name.localeCompare(other.name, 'zh-CN'));
}
