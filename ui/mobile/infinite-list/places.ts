import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Scroller } from './scroller.ts';

interface Place {
  offset: number;
  rows: VirtualItem[];
}

/** The first row in sight and where its upper edge lies, in CSS px below the scroller's. */
interface RowPlace {
  index: number;
  top: number;
}

/** Where readers were in the lists they left, by name, as long as the document lives. */
const places = new Map<string, Place>();
const maxPlaces = 50;

export function placeOf(key: string | undefined): Place | undefined {
  return key === undefined ? undefined : places.get(key);
}

/** A list that was left at its top begins there anyway. */
export function keepPlace(key: string, place: Place): void {
  places.delete(key);
  if (place.offset > 0) places.set(key, place);
  const oldest = places.keys().next();
  if (places.size > maxPlaces && !oldest.done) places.delete(oldest.value);
}

const prefix = 'ym-list-place:';

/** For the next document of this tab: sizes of rows are not kept, so the row itself says where it was. */
function keepForNextDocument(key: string, place: RowPlace): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(place));
  } catch {
    // Full or forbidden: the list begins at its top.
  }
}

/** What the document before kept, once, and only after Back, Forward or a reload. */
function takeFromLastDocument(key: string): RowPlace | undefined {
  try {
    const kept = sessionStorage.getItem(prefix + key);
    sessionStorage.removeItem(prefix + key);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!kept || !['back_forward', 'reload'].includes(entry?.type ?? '')) return undefined;
    const { index, top }: Partial<RowPlace> = JSON.parse(kept);
    return Number.isInteger(index) && Number.isFinite(top) ? { index: index ?? 0, top: top ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** How many frames a row may take to come to its place: the rows above it are measured meanwhile. */
const maxFrames = 30;

/** Keeps the place when the whole document is left, and goes back to it in the next one. */
export function useNextDocument(
  list: RefObject<HTMLElement | null>,
  scroller: Scroller | undefined,
  placeKey: string | undefined,
  startOf: (index: number) => number | undefined,
): void {
  const guess = useEffectEvent(startOf);

  useEffect(() => {
    if (placeKey === undefined || !scroller) return;
    const keep = () => {
      const place = firstInSight(list.current, scroller);
      if (place) keepForNextDocument(placeKey, place);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
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
    // From then on the place is the reader's.
    const stop = () => cancelAnimationFrame(request);
    const hands = ['pointerdown', 'wheel', 'keydown'];
    for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
    return () => {
      stop();
      for (const hand of hands) window.removeEventListener(hand, stop);
    };
  }, [list, scroller, placeKey]);
}

function firstInSight(list: HTMLElement | null, scroller: Scroller): RowPlace | undefined {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > scroller.top()) return { index: Number(row.dataset.index), top: top - scroller.top() };
  }
  return undefined;
}
