import { useEffect, useState } from 'react';

interface ListPage<Item> {
  list: readonly Item[];
  total: number;
}

interface More<Item> {
  /** Identifies the list: other filters are another list. */
  key: string;
  /** The loader's data. */
  first: ListPage<Item>;
  /** Page number of the loader's data. */
  page: number;
  pageSize: number;
  load(next: Next<Item>): Promise<ListPage<Item>>;
}

/** Where a page of a list starts: after the last row that was loaded, or by its number where there is no such row. */
export interface ListPosition {
  readonly page: number;
  readonly after?: string | undefined;
}

/** The next page. */
export interface Next<Item> extends ListPosition {
  /** The rows loaded so far. */
  readonly items: readonly Item[];
}

interface AddedPages<Item> {
  key: string;
  pages: readonly (readonly Item[])[];
  /** Total number of rows, from the last page. */
  total: number;
}

/** Pages added to a loader's data, found again when the visitor comes back to that page. */
const added = new WeakMap<object, AddedPages<unknown>>();

/** A list that starts with the loader's page and loads further pages in the browser; each entry appears once. */
export function useMore<Item extends { id: string }>({ key, first, page, pageSize, load }: More<Item>) {
  const [kept, keep] = useState(() => addedTo(first, key));
  // When the same list is reloaded, as after a write, its further pages stay; other filters have their own.
  const more = kept.key === key ? kept : addedTo(first, key);
  if (more !== kept) keep(more);
  const { pages, total } = more;
  const items = distinctItems([...first.list, ...pages.flat()]);
  const before = distinctItems([...first.list, ...pages.slice(0, -1).flat()]);
  // Stops when a page brought no new rows, so that it is not requested again and again.
  const grows = pages.length === 0 || items.length > before.length;

  useEffect(() => {
    added.set(first, more);
  }, [first, more]);

  async function loadMore() {
    const next = { page: page + pages.length + 1, after: items.at(-1)?.id, items };
    const loaded = await load(next);
    keep({ key, pages: [...pages, loaded.list], total: loaded.total });
  }
  return { items, hasMore: grows && goesOn({ first, page, pageSize, pages, total }), loadMore };
}

/** The loader's data belong to one list, so the entries added to them have the same type. */
function addedTo<Item>(first: ListPage<Item>, key: string): AddedPages<Item> {
  const known = added.get(first) as AddedPages<Item> | undefined;
  return known?.key === key ? known : { key, pages: [], total: first.total };
}

/** Whether a list has more rows. Its total tells, as long as no rows are added or removed meanwhile. */
export function goesOn({
  first,
  page,
  pageSize,
  pages,
  total,
}: {
  first: ListPage<unknown>;
  page: number;
  pageSize: number;
  pages: readonly (readonly unknown[])[];
  total: number;
}): boolean {
  const last = pages.at(-1) ?? first.list;
  if (total === first.total) return (page + pages.length) * pageSize < total;
  return last.length >= pageSize;
}

/** An entry that moved to a later page while the visitor was reading is returned twice. */
export function distinctItems<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
