import { type Key, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import { useBrowserLayoutEffect } from '../../internals/useBrowserLayoutEffect.ts';
import { useMergedRef } from '../../internals/useMergedRef.ts';
import { useLocale } from '../../locale/index.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { Spinner } from '../../spinner/index.ts';
import * as css from './infinite-list.css.ts';
import { type Scroller, scrollerAround } from './scroller.ts';
import { useInnerRows, useLanes, usePageRows, type WindowedRows } from './useWindowedRows.ts';

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
    /** Columns from 600 px on, for entries of similar height; one by default. */
    columns?: 1 | 2;
    /** Gives the first entry the width of both columns. */
    wideFirst?: boolean;
    /** Whether `onLoadMore` has more to give. */
    hasMore?: boolean;
    /** Adds to `items`; a rejection shows 重试. */
    onLoadMore?: () => Promise<unknown>;
    /** How many entries there are in all, for screen readers; unknown by default. */
    total?: number;
    /**
     * A name under which the place in the list is kept while the reader is on another page; through a full load too,
     * where the caller brings the same items with the first render.
     */
    placeKey?: string;
    /** In the place of an empty list. */
    empty?: ReactNode;
    children?: undefined;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** Distance in rows from the end at which the next rows are loaded. */
const ahead = 6;

/**
 * A list of any length in the scrolling of the page, or of the element around it that scrolls: only the rows in sight
 * are there (`<div>` with a `ul`).
 */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  rowHeight,
  columns = 1,
  wideFirst = false,
  hasMore = false,
  onLoadMore,
  total,
  placeKey,
  empty,
  ref,
  ...rest
}: InfiniteListProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<Scroller>();
  useBrowserLayoutEffect(() => {
    if (root.current) setScroller(scrollerAround(root.current));
  }, []);
  const lanes = useLanes(columns);
  const Rows = scroller?.element ? InnerRows<Item> : PageRows<Item>;
  const nothing = items.length === 0 && !hasMore && empty;
  return (
    <div {...rest} ref={useMergedRef(root, ref)}>
      {nothing || (
        <Rows
          label={label}
          items={items}
          itemKey={itemKey}
          renderItem={renderItem}
          rowHeight={rowHeight}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          total={total}
          placeKey={placeKey}
          scroller={scroller}
          lanes={lanes}
          wideFirst={wideFirst}
        />
      )}
    </div>
  );
}

type ListProps<Item> = Omit<InfiniteListProps<Item>, 'ref' | 'empty' | 'children' | 'columns' | 'wideFirst'> & {
  scroller: Scroller | undefined;
  lanes: number | undefined;
  wideFirst: boolean;
};

/** A separate component, because the page and an element need different hooks, and a hook cannot change. */
function PageRows<Item>(props: ListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  return <RowList {...props} list={list} rows={usePageRows(itemRows(props, list))} />;
}
function InnerRows<Item>(props: ListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  return <RowList {...props} list={list} rows={useInnerRows(itemRows(props, list))} />;
}

function itemRows<Item>(
  { items, itemKey, rowHeight = 72, lanes = 1, wideFirst, placeKey, scroller }: ListProps<Item>,
  list: WindowedRows['list'],
): WindowedRows {
  const keyAt = (index: number) => itemKey(items[index] as Item);
  return { list, scroller, count: items.length, keyAt, rowHeight, rowsOf: { lanes, wideFirst }, placeKey };
}

function RowList<Item>({
  label,
  items,
  renderItem,
  hasMore,
  onLoadMore,
  total,
  scroller,
  lanes,
  wideFirst,
  list,
  rows,
}: ListProps<Item> & { list: RefObject<HTMLUListElement | null>; rows: ReturnType<typeof usePageRows> }) {
  const lastShown = rows.shown.at(-1)?.index ?? -1;
  // Before the scroller is known, the windowed range is only an estimate.
  const near = hasMore === true && scroller !== undefined && lastShown >= items.length - ahead * (lanes ?? 1);
  const more = useLoading(near, items.length, onLoadMore);
  const firstNew = useFocusAfterRetry(list, more.state, items.length);
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        aria-busy={more.state === 'loading' || more.state === 'retrying' || undefined}
        className={css.list}
        data-flow={scroller || rows.isPlaced ? undefined : ''}
        data-lanes={lanes}
        style={assignVar(css.height, `${rows.height}px`)}
      >
        {rows.shown.map(({ index, key, lane, start }) => (
          <li
            key={key}
            data-index={index}
            aria-setsize={total ?? (hasMore ? -1 : items.length)}
            aria-posinset={index + 1}
            tabIndex={index === firstNew ? -1 : undefined}
            className={css.row}
            data-wide={wideFirst && index === 0 ? '' : undefined}
            style={{ ...assignVar(css.start, `${start}px`), ...(lanes === 2 && assignVar(css.lane, lane)) }}
          >
            {renderItem(items[index] as Item, index)}
          </li>
        ))}
      </ul>
      <Foot state={hasMore ? more.state : 'end'} onRetry={more.retry} />
    </>
  );
}

type State = 'idle' | 'loading' | 'retrying' | 'failed';

function Foot({ state, onRetry }: { state: State | 'end'; onRetry: () => void }) {
  const { retry } = useLocale();
  const mobile = useMobileLocale();
  const { loading, failed, end } = mobile.infiniteList;
  return (
    <div className={css.foot}>
      <span role="status" className={css.words}>
        {(state === 'loading' || state === 'retrying') && <Spinner size={16} label={false} />}
        {{ idle: '', loading, retrying: loading, failed, end }[state]}
      </span>
      {(state === 'failed' || state === 'retrying') && (
        <button
          type="button"
          className={css.retry}
          // Not `disabled` and not removed: both would lose the focus.
          aria-disabled={state === 'retrying'}
          onClick={onRetry}
        >
          {retry}
        </button>
      )}
    </div>
  );
}

/** Loads once per length of the list while its end is near; after a failure only on retry. */
function useLoading(near: boolean, count: number, onLoadMore: (() => Promise<unknown>) | undefined) {
  const [state, setState] = useState<State>('idle');
  const load = useRef(onLoadMore);
  const running = useRef(false);
  useEffect(() => {
    load.current = onLoadMore;
  });
  const run = useRef(async (as: 'loading' | 'retrying') => {
    if (running.current || !load.current) return;
    running.current = true;
    setState(as);
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
    if (near && state === 'idle') void run.current('loading');
  }, [near, state, count]);
  return { state, retry: () => void run.current('retrying') };
}

/** After a successful retry 重试 is removed, so the focus moves to the first new row. Returns its index. */
function useFocusAfterRetry(list: RefObject<HTMLUListElement | null>, state: State, count: number): number | undefined {
  const [from, setFrom] = useState<number>();
  const waits = useRef(false);
  // The number of rows at the time of the retry; new rows may arrive while the state is still `retrying`.
  const [was, setWas] = useState(state);
  if (was !== state) {
    setWas(state);
    if (state === 'retrying') setFrom(count);
  }
  useEffect(() => {
    if (state === 'retrying') waits.current = true;
    if (state !== 'idle' || !waits.current || from === undefined || count <= from) return;
    waits.current = false;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) list.current?.querySelector<HTMLElement>(`[data-index="${from}"]`)?.focus({ preventScroll: true });
  }, [list, state, from, count]);
  return from;
}
