import { type Key, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useLocale } from '../../locale/index.ts';
import { Spinner } from '../../spinner/index.ts';
import * as css from './infinite-list.css.ts';
import { useWindowedRows } from './useWindowedRows.ts';

export type InfiniteListProps<Item> = DomProps<
  'div',
  {
    /** Spoken name of the list. */
    label: string;
    items: readonly Item[];
    itemKey: (item: Item) => Key;
    renderItem: (item: Item, index: number) => ReactNode;
    /** Height of a row in CSS px before it is measured; a near guess keeps the scroll bar calm. */
    rowHeight?: number;
    /** Whether `onLoadMore` has more to give. */
    hasMore?: boolean;
    /** Adds to `items`; a rejection shows 重试. */
    onLoadMore?: () => Promise<unknown>;
    /** How many entries there are in all, for screen readers; unknown by default. */
    total?: number;
    /** A name under which the place in the list is kept while the reader is on another page. */
    placeKey?: string;
    /** In the place of an empty list. */
    empty?: ReactNode;
    children?: undefined;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** How many rows before the end the next ones are fetched. */
const ahead = 6;

/** A list of any length in the page's own scrolling: only the rows in sight are there (`<div>` with a `ul`). */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  rowHeight = 72,
  hasMore = false,
  onLoadMore,
  total,
  placeKey,
  empty,
  ref,
  ...rest
}: InfiniteListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useWindowedRows({
    list,
    count: items.length,
    keyAt: (index) => itemKey(items[index] as Item),
    rowHeight,
    placeKey,
  });
  const lastShown = rows.shown.at(-1)?.index ?? -1;
  const near = hasMore && lastShown >= items.length - ahead;
  const more = useLoading(near, items.length, onLoadMore);
  if (items.length === 0 && !hasMore && empty) {
    return (
      <div {...rest} ref={ref}>
        {empty}
      </div>
    );
  }
  return (
    <div {...rest} ref={ref} aria-busy={more.state === 'loading' || undefined}>
      <ul ref={list} aria-label={label} className={css.list} style={assignVar(css.height, `${rows.height}px`)}>
        {rows.shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measure}
            data-index={index}
            aria-setsize={total ?? (hasMore ? -1 : items.length)}
            aria-posinset={index + 1}
            className={css.row}
            style={assignVar(css.start, `${start}px`)}
          >
            {renderItem(items[index] as Item, index)}
          </li>
        ))}
      </ul>
      <Foot state={hasMore ? more.state : 'end'} onRetry={more.retry} />
    </div>
  );
}

type State = 'idle' | 'loading' | 'failed';

function Foot({ state, onRetry }: { state: State | 'end'; onRetry: () => void }) {
  const { mobile, retry } = useLocale();
  const { loading, failed, end } = mobile.infiniteList;
  return (
    <div className={css.foot}>
      <span role="status" className={css.words}>
        {state === 'loading' && <Spinner size={16} label={false} />}
        {{ idle: '', loading, failed, end }[state]}
      </span>
      {state === 'failed' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          {retry}
        </button>
      )}
    </div>
  );
}

/** Fetches once per length of the list while its end is near; after a failure only when it is told to. */
function useLoading(near: boolean, count: number, onLoadMore: (() => Promise<unknown>) | undefined) {
  const [state, setState] = useState<State>('idle');
  const load = useRef(onLoadMore);
  const running = useRef(false);
  useEffect(() => {
    load.current = onLoadMore;
  });
  const run = useRef(async () => {
    if (running.current || !load.current) return;
    running.current = true;
    setState('loading');
    try {
      await load.current();
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      running.current = false;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list whose end is still near wants the next rows.
  useEffect(() => {
    if (near && state === 'idle') void run.current();
  }, [near, state, count]);
  return { state, retry: () => void run.current() };
}
