import { useEffect, useState } from 'react';

interface Listed<Item> {
  list: readonly Item[];
  total: number;
}

interface More<Item> {
  /** Names the list: other filters are another list. */
  key: string;
  /** What the loader brought. */
  first: Listed<Item>;
  /** Number of the loader's page. */
  page: number;
  pageSize: number;
  load(next: Next<Item>): Promise<Listed<Item>>;
}

/** Where a page of a list begins: after the last row one has, or by its number where there is none or it is gone. */
export interface ListPosition {
  readonly page: number;
  readonly after?: string | undefined;
}

/** The page that comes next. */
export interface Next<Item> extends ListPosition {
  /** The rows one has. */
  readonly items: readonly Item[];
}

interface Added<Item> {
  key: string;
  pages: readonly (readonly Item[])[];
  /** How many there are in all, as the last page said. */
  total: number;
}

/** What was added to a page that a loader brought: who comes back to that page finds it there again. */
const added = new WeakMap<object, Added<unknown>>();

/** A list that begins with the loader's page and grows, page by page, in the browser; each entry is there once. */
export function useMore<Item extends { id: string }>({ key, first, page, pageSize, load }: More<Item>) {
  const [kept, keep] = useState(() => addedTo(first, key));
  // What is loaded anew, as after a write, has the same pages below it; other filters have their own.
  const more = kept.key === key ? kept : addedTo(first, key);
  if (more !== kept) keep(more);
  const { pages, total } = more;
  const items = onceEach([...first.list, ...pages.flat()]);
  const before = onceEach([...first.list, ...pages.slice(0, -1).flat()]);
  // What brings nothing new would be asked for again and again.
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

/** One page of the loader's is of one list, so what was added to it is of its entries. */
function addedTo<Item>(first: Listed<Item>, key: string): Added<Item> {
  const known = added.get(first) as Added<Item> | undefined;
  return known?.key === key ? known : { key, pages: [], total: first.total };
}

/** Whether a list goes on after what one has. Its count says so as long as nothing is added to it or taken away. */
export function goesOn({
  first,
  page,
  pageSize,
  pages,
  total,
}: {
  first: Listed<unknown>;
  page: number;
  pageSize: number;
  pages: readonly (readonly unknown[])[];
  total: number;
}): boolean {
  const last = pages.at(-1) ?? first.list;
  if (total === first.total) return (page + pages.length) * pageSize < total;
  return last.length >= pageSize;
}

/** An entry that moved down while someone was reading comes twice. */
export function onceEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
