import type { ModuleEntry } from '@yimen/contract/site';

/** The parts that a module's children name by id or name, in their order; all parts when there are no children. */
export function namedParts<Part extends { id: string; name: string }>(
  parts: Part[],
  children: readonly ModuleEntry[],
): Part[] {
  const named = children.flatMap(
    (child) => parts.find(({ id, name }) => name === child.name || id === child.sign) ?? [],
  );
  return named.length > 0 ? named : parts;
}
