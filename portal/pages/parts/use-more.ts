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
  load(page: number): Promise<Listed<Item>>;
}

interface Added<Item> {
  key: string;
  pages: readonly (readonly Item[])[];
}

/** What was added to a page that a loader brought: who comes back to that page finds it there again. */
const added = new WeakMap<object, Added<unknown>>();

/** A list that begins with the loader's page and grows, page by page, in the browser; each entry is there once. */
export function useMore<Item extends { id: string }>({ key, first, page, pageSize, load }: More<Item>) {
  const [kept, keep] = useState(() => addedTo(first, key));
  // What is loaded anew, as after a write, has the same pages below it; other filters have their own.
  const more = kept.key === key ? kept : addedTo(first, key);
  if (more !== kept) keep(more);
  const { pages } = more;
  const items = onceEach([...first.list, ...pages.flat()]);
  const loaded = (page + pages.length) * pageSize;

  useEffect(() => {
    added.set(first, more);
  }, [first, more]);

  async function loadMore() {
    const { list } = await load(page + pages.length + 1);
    keep({ key, pages: [...pages, list] });
  }
  return { items, hasMore: loaded < first.total, loadMore };
}

/** One page of the loader's is of one list, so what was added to it is of its entries. */
function addedTo<Item>(first: Listed<Item>, key: string): Added<Item> {
  const known = added.get(first) as Added<Item> | undefined;
  return known?.key === key ? known : { key, pages: [] };
}

/** Entries that moved to a later page while someone was reading come twice. */
export function onceEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
