import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type Key, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface WindowedRows {
  list: RefObject<HTMLElement | null>;
  count: number;
  keyAt: (index: number) => Key;
  rowHeight: number;
  placeKey: string | undefined;
}

interface Place {
  offset: number;
  rows: VirtualItem[];
}

/** Where readers were in the lists they left, by name, as long as the document lives. */
const places = new Map<string, Place>();
const mostPlaces = 50;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The rows of a long list that are in sight, and where they stand. */
export function useWindowedRows({ list, count, keyAt, rowHeight, placeKey }: WindowedRows) {
  const [place] = useState(() => (placeKey === undefined ? undefined : places.get(placeKey)));
  const [margin, setMargin] = useState(0);
  const focused = useRef<number>(undefined);

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: margin,
    initialOffset: place?.offset,
    initialMeasurementsCache: place?.rows,
    // The rows that the server draws.
    initialRect: { width: 375, height: 812 },
    rangeExtractor: (range) => withFocused(range, focused.current),
    // React warns when a scroll inside an effect forces a synchronous render.
    useFlushSync: false,
  });

  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  useBrowserLayoutEffect(() => {
    if (place) window.scrollTo(0, place.offset);
  }, [place]);

  useEffect(() => {
    if (placeKey === undefined) return;
    let offset = window.scrollY;
    const note = () => {
      offset = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      keepPlace(placeKey, { offset, rows: virtualizer.measurementsCache });
    };
  }, [placeKey, virtualizer]);

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
  }, [list]);

  return {
    shown: virtualizer
      .getVirtualItems()
      .map(({ index, key, start }) => ({ index, key: String(key), start: start - margin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** A row that has the focus stays, or the keyboard and the screen reader would lose their place. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}

function keepPlace(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const oldest = places.keys().next();
  if (places.size > mostPlaces && !oldest.done) places.delete(oldest.value);
}
