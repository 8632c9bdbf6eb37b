import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Scroller } from './scroller.ts';

interface SavedPosition {
  offset: number;
  rows: VirtualItem[];
  /** Number of entries in a row. */
  lanes: number;
}

/** The first visible row, and the distance of its upper edge below the scroller's, in CSS px. */
interface RowPosition {
  index: number;
  top: number;
}

/** Saved positions of lists that were left, by name, for the lifetime of the document. */
const savedPlaces = new Map<string, SavedPosition>();
const maxPlaces = 50;

/** The saved position; without rows when the list now has another number of columns. */
export function savedPlace(key: string | undefined, lanes: number) {
  const place = key === undefined ? undefined : savedPlaces.get(key);
  return place && { offset: place.offset, rows: place.lanes === lanes ? place.rows : undefined };
}

/** A list that was left at its top starts there anyway, so nothing is stored. */
export function storePlace(key: string, place: SavedPosition): void {
  savedPlaces.delete(key);
  if (place.offset > 0) savedPlaces.set(key, place);
  const oldest = savedPlaces.keys().next();
  if (savedPlaces.size > maxPlaces && !oldest.done) savedPlaces.delete(oldest.value);
}

const prefix = 'ym-list-place:';

/** Stores the position for the next document of this tab. Row sizes are not stored, so it stores the row. */
function storeForNextDocument(key: string, place: RowPosition): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(place));
  } catch {
    // Storage is full or blocked: the list starts at its top.
  }
}

/** Takes the position stored by the previous document, once, and only after Back, Forward or a reload. */
function takeFromLastDocument(key: string): RowPosition | undefined {
  try {
    const stored = sessionStorage.getItem(prefix + key);
    sessionStorage.removeItem(prefix + key);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!stored || !['back_forward', 'reload'].includes(entry?.type ?? '')) return undefined;
    const { index, top }: Partial<RowPosition> = JSON.parse(stored);
    return Number.isInteger(index) && Number.isFinite(top) ? { index: index ?? 0, top: top ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum number of frames until a row is at its position, while the rows above it are measured. */
const maxFrames = 30;

/** Stores the position when the document is left, and restores it in the next one. */
export function useNextDocument(
  list: RefObject<HTMLElement | null>,
  scroller: Scroller | undefined,
  placeKey: string | undefined,
  startOf: (index: number) => number | undefined,
): void {
  const guess = useEffectEvent(startOf);

  useEffect(() => {
    if (placeKey === undefined || !scroller) return;
    const storeNow = () => {
      const place = firstInSight(list.current, scroller);
      if (place) storeForNextDocument(placeKey, place);
    };
    window.addEventListener('pagehide', storeNow);
    return () => window.removeEventListener('pagehide', storeNow);
  }, [list, scroller, placeKey]);

  useEffect(() => {
    if (placeKey === undefined || !scroller) return;
    const place = takeFromLastDocument(placeKey);
    const start = place && guess(place.index);
    if (!place || start === undefined) return;
    scroller.scrollTo(start - place.top);
    let frames = 0;
    let request = requestAnimationFrame(function settle() {
      const row = list.current?.querySelector(`[data-index="${place.index}"]`);
      const off = row ? row.getBoundingClientRect().top - scroller.top() - place.top : 0;
      if (Math.abs(off) >= 1) scroller.scrollTo(scroller.offset() + off);
      frames += 1;
      if (frames < maxFrames) request = requestAnimationFrame(settle);
    });
    // From then on the reader's scrolling has priority.
    const stop = () => cancelAnimationFrame(request);
    const hands = ['pointerdown', 'wheel', 'keydown'];
    for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
    return () => {
      stop();
      for (const hand of hands) window.removeEventListener(hand, stop);
    };
  }, [list, scroller, placeKey]);
}

function firstInSight(list: HTMLElement | null, scroller: Scroller): RowPosition | undefined {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > scroller.top()) return { index: Number(row.dataset.index), top: top - scroller.top() };
  }
  return undefined;
}
