import type { ModuleEntry } from '@yimen/contract/site';

/** What a module's children name, by id or name and in their order; all of it when they name none. */
export function namedParts<Part extends { id: string; name: string }>(
  parts: Part[],
  children: readonly ModuleEntry[],
): Part[] {
  const named = children.flatMap(
    (child) => parts.find(({ id, name }) => name === child.name || id === child.sign) ?? [],
  );
  return named.length > 0 ? named : parts;
}
