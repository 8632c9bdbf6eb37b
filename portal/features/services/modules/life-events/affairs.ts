import type { CountedGroup } from '@yimen/contract/services/facets';

export interface Affairs {
  id: string;
  name: string;
  /** Matters on the line, in the order of a life or of an enterprise. */
  line: CountedGroup[];
  /** Daily papers that belong to no moment. */
  daily: CountedGroup[];
}

/** Matters of a person's life and of daily papers belong to one's own affairs; the rest to an enterprise. */
export function affairsOf(matters: readonly CountedGroup[]): Affairs[] {
  const open = matters.filter((matter) => matter.count > 0);
  const of = (...groups: string[]) => open.filter(({ group }) => groups.includes(group));
  const daily = of('personal');
  const life = of('life', '');
  return [
    // Without any moment of a life the daily papers are the line.
    { id: 'personal', name: '个人办事', ...(life.length > 0 ? { line: life, daily } : { line: daily, daily: [] }) },
    { id: 'enterprise', name: '企业办事', line: of('enterprise'), daily: [] },
  ].filter(({ line }) => line.length > 0);
}
