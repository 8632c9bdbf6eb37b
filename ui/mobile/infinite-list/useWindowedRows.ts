import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type Key, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { phoneWide } from '../../internals/media.ts';
import { useBrowserLayoutEffect } from '../../internals/useBrowserLayoutEffect.ts';
import { savedPlace, storePlace, useNextDocument } from './places.ts';
import type { Scroller } from './scroller.ts';

export interface WindowedRows {
  list: RefObject<HTMLElement | null>;
  /** Undefined until the list is in the document: before, its rows are in normal flow and no position is stored. */
  scroller: Scroller | undefined;
  count: number;
  keyAt: (index: number) => Key;
  rowHeight: number;
  /** How its entries form rows. */
  rowsOf: RowsOf;
  placeKey: string | undefined;
}

/** How entries form rows: `lanes` beside each other, the first one alone if it is wide. */
export interface RowsOf {
  lanes: number;
  wideFirst: boolean;
}

/** The row of an entry. */
function rowOf({ lanes, wideFirst }: RowsOf, index: number): number {
  const alone = wideFirst ? lanes - 1 : 0;
  return index === 0 ? 0 : Math.floor((index + alone) / lanes);
}

/** The indexes of a row's entries. */
function entriesOf({ lanes, wideFirst }: RowsOf, row: number, count: number): number[] {
  const alone = wideFirst ? lanes - 1 : 0;
  const first = Math.max(0, row * lanes - alone);
  const after = Math.min(count, (row + 1) * lanes - alone);
  return Array.from({ length: after - first }, (_, lane) => first + lane);
}

/** The visible rows, with their positions, of a long list that scrolls with the page. */
export function usePageRows(given: WindowedRows) {
  const plan = usePlan(given);
  return useUpkeep(given, plan, useWindowVirtualizer<HTMLLIElement>(plan.options));
}

/** The same for a list in an element that scrolls. */
export function useInnerRows(given: WindowedRows) {
  const plan = usePlan(given);
  const element = given.scroller?.element ?? null;
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...plan.options,
    initialRect: { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 },
    getScrollElement: () => element,
  });
  return useUpkeep(given, plan, virtualizer);
}

function usePlan({ count, keyAt, rowHeight, rowsOf, placeKey }: WindowedRows) {
  const { lanes } = rowsOf;
  const [place] = useState(() => savedPlace(placeKey, lanes));
  const [margin, setMargin] = useState(0);
  const focused = useRef<number>(undefined);
  const options = {
    count: count === 0 ? 0 : rowOf(rowsOf, count - 1) + 1,
    // Rows of one and of two entries have different heights.
    getItemKey: (row: number) => `${lanes} ${keyAt(entriesOf(rowsOf, row, count)[0] ?? 0)}`,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: margin,
    initialOffset: place?.offset,
    initialMeasurementsCache: place?.rows,
    // The size for server rendering.
    initialRect: { width: 375, height: 812 },
    rangeExtractor: (range: Range) =>
      withFocused(range, focused.current === undefined ? undefined : rowOf(rowsOf, focused.current)),
    // React warns when a scroll inside an effect forces a synchronous render.
    useFlushSync: false,
  };
  return { place, margin, setMargin, focused, options };
}

interface Rows {
  measurementsCache: VirtualItem[];
  getVirtualItems: () => VirtualItem[];
  getTotalSize: () => number;
  resizeItem: (row: number, height: number) => void;
}

function useUpkeep(
  { list, scroller, placeKey, count, keyAt, rowsOf }: WindowedRows,
  { place, margin, setMargin, focused }: ReturnType<typeof usePlan>,
  virtualizer: Rows,
) {
  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element || !scroller) return;
    const measure = () =>
      setMargin(Math.round(element.getBoundingClientRect().top - scroller.top() + scroller.offset()));
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of scroller.contents()) observer.observe(part);
    return () => observer.disconnect();
  }, [list, scroller, setMargin]);

  const { lanes } = rowsOf;
  useMeasuring(list, rowsOf, virtualizer);

  useBrowserLayoutEffect(() => {
    if (place) scroller?.scrollTo(place.offset);
  }, [place, scroller]);

  // In the layout phase, because the next page, when it is shorter, moves the scroller before passive effects end.
  useBrowserLayoutEffect(() => {
    if (placeKey === undefined || !scroller) return;
    let offset = scroller.offset();
    const note = () => {
      offset = scroller.offset();
    };
    scroller.source.addEventListener('scroll', note, { passive: true });
    return () => {
      scroller.source.removeEventListener('scroll', note);
      storePlace(placeKey, { offset, rows: virtualizer.measurementsCache, lanes });
    };
  }, [placeKey, scroller, virtualizer, lanes]);

  useNextDocument(list, scroller, placeKey, (index) => virtualizer.measurementsCache[rowOf(rowsOf, index)]?.start);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const indexOf = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      return row && element.contains(row) ? Number(row.dataset.index) : undefined;
    };
    const onFocus = (event: FocusEvent) => {
      focused.current = indexOf(event.target);
    };
    const onBlur = (event: FocusEvent) => {
      focused.current = indexOf(event.relatedTarget);
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [list, focused]);

  return {
    shown: virtualizer.getVirtualItems().flatMap(({ index: row, start }) =>
      entriesOf(rowsOf, row, count).map((index, lane) => ({
        index,
        key: String(keyAt(index)),
        lane,
        start: start - margin,
      })),
    ),
    height: virtualizer.getTotalSize(),
    /** Whether the rows' heights are known from an earlier visit. */
    isPlaced: place?.rows !== undefined,
  };
}

/**
 * Measures the rendered rows before they are painted, and when their content changes. A row is as high as its highest
 * entry, as in the grid that the server renders.
 */
function useMeasuring(list: RefObject<HTMLElement | null>, rowsOf: RowsOf, { resizeItem }: Rows): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new WeakSet<Element>());
  const measure = useRef(() => {});

  useBrowserLayoutEffect(() => {
    measure.current = () => {
      const heights = new Map<number, number>();
      for (const entry of list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? []) {
        const row = rowOf(rowsOf, Number(entry.dataset.index));
        heights.set(row, Math.max(heights.get(row) ?? 0, entry.getBoundingClientRect().height));
      }
      // Entries of a hidden page have no height.
      for (const [row, height] of heights) if (height > 0) resizeItem(row, height);
    };
    measure.current();
    observer.current ??= new ResizeObserver(() => measure.current());
    for (const entry of list.current?.children ?? []) {
      if (observed.current.has(entry)) continue;
      observed.current.add(entry);
      observer.current.observe(entry);
    }
  });

  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
      observed.current = new WeakSet();
    },
    [],
  );
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(phoneWide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How many columns a list of up to two has in this window; undefined on the server and while the page hydrates. */
export function useLanes(columns: 1 | 2): number | undefined {
  const wide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(phoneWide).matches,
    () => undefined,
  );
  if (columns === 1 || wide === false) return 1;
  return wide && columns;
}

/** Keeps the focused row rendered, or keyboard and screen reader users would lose their position. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
