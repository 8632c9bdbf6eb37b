import type { ModuleEntry } from '@yimen/contract/site';

interface ModuleRow {
  path: string;
  sign: ModuleEntry['sign'];
  name: string;
  enabled: boolean;
}

/** The enabled modules as a tree; a child of a disabled module is not shown. Rows come in order of position. */
export function moduleTree(rows: readonly ModuleRow[]): ModuleEntry[] {
  const childrenOf = (above: string): ModuleEntry[] =>
    rows
      .filter(({ path, sign, enabled }) => enabled && path === above + sign)
      .map(({ path, sign, name }) => ({ sign, name, children: childrenOf(`${path}/`) }));
  return childrenOf('');
}
