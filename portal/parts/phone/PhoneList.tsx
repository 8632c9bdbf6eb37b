import { InfiniteList } from '@yimen/ui/mobile/infinite-list';
import { Pagination } from '@yimen/ui/pagination';
import type { ReactNode } from 'react';
import { type Next, useMore } from '../page/use-more.ts';
import * as css from './phone.css.ts';

interface PhoneListProps<Item extends { id: string }> {
  /** Accessible name. */
  label: string;
  /** Address of the list without the page number. */
  address: string;
  first: { list: readonly Item[]; total: number };
  page: number;
  pageSize: number;
  load(next: Next<Item>): Promise<{ list: readonly Item[]; total: number }>;
  renderItem(item: Item, index: number, items: readonly Item[]): ReactNode;
  /** Estimated height of a row in CSS px. */
  rowHeight: number;
  /** Number of columns where there is room, for rows of similar height; one by default. */
  columns?: 1 | 2;
  /** Gives the first entry the width of both columns. */
  wideFirst?: boolean;
}

/** A phone page's list that loads more on scrolling; without scripts its pages are links. */
export function PhoneList<Item extends { id: string }>({
  label,
  address,
  first,
  page,
  pageSize,
  load,
  renderItem,
  rowHeight,
  columns,
  wideFirst,
}: PhoneListProps<Item>) {
  const key = page > 1 ? `${address}#${page}` : address;
  const { items, hasMore, loadMore } = useMore({ key, first, page, pageSize, load });
  return (
    <>
      <InfiniteList
        key={key}
        label={label}
        items={items}
        itemKey={({ id }) => id}
        renderItem={(item, index) => renderItem(item, index, items)}
        rowHeight={rowHeight}
        columns={columns}
        wideFirst={wideFirst}
        total={first.total}
        hasMore={hasMore}
        onLoadMore={loadMore}
        placeKey={key}
      />
      <noscript>
        <div className={css.padded}>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={first.total}
            hrefFor={(number) => pageHref(address, number)}
          />
        </div>
      </noscript>
    </>
  );
}

function pageHref(address: string, page: number): string {
  return page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address;
}
