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
  /** Number of columns, which are filled in turn. */
  lanes: number;
  placeKey: string | undefined;
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

function usePlan({ count, keyAt, rowHeight, lanes, placeKey }: WindowedRows) {
  const [place] = useState(() => savedPlace(placeKey));
  const [margin, setMargin] = useState(0);
  const focused = useRef<number>(undefined);
  const options = {
    count,
    lanes,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: margin,
    initialOffset: place?.offset,
    initialMeasurementsCache: place?.rows,
    // The size for server rendering.
    initialRect: { width: 375, height: 812 },
    rangeExtractor: (range: Range) => withFocused(range, focused.current),
    // React warns when a scroll inside an effect forces a synchronous render.
    useFlushSync: false,
  };
  return { place, margin, setMargin, focused, options };
}

interface Rows {
  measurementsCache: VirtualItem[];
  getVirtualItems: () => VirtualItem[];
  getTotalSize: () => number;
  measureElement: (node: HTMLLIElement | null) => void;
}

function useUpkeep(
  { list, scroller, placeKey }: WindowedRows,
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
      storePlace(placeKey, { offset, rows: virtualizer.measurementsCache });
    };
  }, [placeKey, scroller, virtualizer]);

  useNextDocument(list, scroller, placeKey, (index) => virtualizer.measurementsCache[index]?.start);

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
    shown: virtualizer
      .getVirtualItems()
      .map(({ index, key, lane, start }) => ({ index, key: String(key), lane, start: start - margin })),
    height: virtualizer.getTotalSize(),
    /** Whether the rows' heights are known from an earlier visit. */
    isPlaced: place !== undefined,
    measure: virtualizer.measureElement,
  };
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
