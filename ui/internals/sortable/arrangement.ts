/** An item that can be moved; `name` is used in announcements. */
export type SortableItem = { id: string; name: string };

export type SortableGroup<Item extends SortableItem = SortableItem> = {
  id: string;
  label: string;
  items: readonly Item[];
};

/** The position of an item: its group, and its index in the group. */
export type Place = { group: string; index: number };

export function findItem(groups: readonly SortableGroup[], id: string): Place | undefined {
  for (const group of groups) {
    const index = group.items.findIndex((item) => item.id === id);
    if (index >= 0) return { group: group.id, index };
  }
  return undefined;
}

/** Moves one item. Returns the same object when nothing changes, and keeps the objects of unchanged groups. */
export function moveItem<Item extends SortableItem>(
  groups: readonly SortableGroup<Item>[],
  id: string,
  to: Place,
): readonly SortableGroup<Item>[] {
  const from = findItem(groups, id);
  const source = groups.find((group) => group.id === from?.group);
  const target = groups.find((group) => group.id === to.group);
  const item = from && source?.items[from.index];
  if (!from || !source || !target || !item) return groups;
  const others = target.items.filter((other) => other.id !== id);
  const index = Math.max(0, Math.min(others.length, to.index));
  if (source === target && index === from.index) return groups;
  const placed = [...others.slice(0, index), item, ...others.slice(index)];
  return groups.map((group) => {
    if (group === target) return { ...group, items: placed };
    if (group === source) return { ...group, items: source.items.filter((other) => other.id !== id) };
    return group;
  });
}

/**
 * The place after a key, from a place in groups shown as grids of `columns`: sideways by one, up and down by a row;
 * from the first or last row to the same column of the group before or after. Undefined for other keys and at the ends.
 */
export function placeAfterKey(
  groups: readonly SortableGroup[],
  from: Place,
  key: string,
  columns: (group: string) => number,
): Place | undefined {
  const at = groups.findIndex((group) => group.id === from.group);
  const last = (groups[at]?.items.length ?? 0) - 1;
  const width = columns(from.group);
  const column = from.index % width;
  const here = (index: number) => ({ group: from.group, index });
  const before = groups[at - 1];
  const after = groups[at + 1];
  const entry = (group: SortableGroup) => ({ group: group.id, index: Math.min(group.items.length, column) });

  if (key === 'Home') return here(0);
  if (key === 'End') return here(last);
  if (key === 'ArrowLeft') {
    if (from.index > 0) return here(from.index - 1);
    return before && { group: before.id, index: before.items.length };
  }
  if (key === 'ArrowRight') {
    if (from.index < last) return here(from.index + 1);
    return after && { group: after.id, index: 0 };
  }
  if (key === 'ArrowUp') {
    if (from.index >= width) return here(from.index - width);
    if (!before) return undefined;
    const rows = Math.floor(before.items.length / columns(before.id));
    return { group: before.id, index: Math.min(before.items.length, rows * columns(before.id) + column) };
  }
  if (key === 'ArrowDown') {
    const lastRow = Math.floor(last / width);
    if (Math.floor(from.index / width) < lastRow) return here(Math.min(last, from.index + width));
    return after && entry(after);
  }
  return undefined;
}
