import type { CountedGroup } from '@yimen/contract/services/facets';

export interface Affairs {
  id: string;
  name: string;
  /** Life events on the line, in the order of a person's or an enterprise's life. */
  line: CountedGroup[];
  /** Everyday documents that belong to no stage of life. */
  daily: CountedGroup[];
}

/** Groups life events into a person's, which include everyday documents, and an enterprise's. */
export function affairsOf(events: readonly CountedGroup[]): Affairs[] {
  const open = events.filter((event) => event.count > 0);
  const of = (...groups: string[]) => open.filter(({ group }) => groups.includes(group));
  const daily = of('personal');
  const life = of('life', '');
  return [
    // Without life events the everyday documents are on the line.
    { id: 'personal', name: '个人办事', ...(life.length > 0 ? { line: life, daily } : { line: daily, daily: [] }) },
    { id: 'enterprise', name: '企业办事', line: of('enterprise'), daily: [] },
  ].filter(({ line }) => line.length > 0);
}
