import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { holdEscape } from '../escapeLayers.ts';
import { findItem, placeAfterKey } from './arrangement.ts';
import { countColumns } from './geometry.ts';
import type { useArrangement } from './useArrangement.ts';

type Sorting = Pick<
  ReturnType<typeof useArrangement>,
  'shown' | 'drag' | 'current' | 'begin' | 'move' | 'end' | 'cancel' | 'undo' | 'canUndo'
>;

/** Keys on a tile's handle: Space lifts and drops, arrows, Home and End move, Escape cancels, Ctrl+Z undoes. */
export function useSortingKeys(root: RefObject<HTMLElement | null>, sorting: Sorting) {
  const { shown, drag, cancel } = sorting;
  const lifted = drag?.by === 'keyboard' ? drag.id : undefined;
  const handleOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-sortable-id="${CSS.escape(id)}"] [data-handle]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a tile that moves into another list is a new element, which the focus follows
  useLayoutEffect(() => {
    const handle = lifted === undefined ? undefined : handleOf(lifted);
    if (!handle) return;
    if (document.activeElement !== handle) handle.focus({ preventScroll: true });
    handle.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [shown, lifted]);

  useEffect(() => {
    if (lifted === undefined) return;
    return holdEscape({ holds: (target) => target instanceof Node && !!root.current?.contains(target), close: cancel });
  });

  function columns(group: string): number {
    const list = root.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`);
    return list ? countColumns(list) : 1;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      if (!sorting.canUndo) return;
      event.preventDefault();
      sorting.undo();
      return;
    }
    const tile = event.target instanceof Element ? event.target.closest('[data-handle]')?.closest('li') : undefined;
    const id = tile?.dataset.sortableId;
    const { groups, drag: active } = sorting.current();
    if (id === undefined || active?.by === 'pointer') return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (active) sorting.end();
      else sorting.begin(id, 'keyboard');
      return;
    }
    const from = active && findItem(groups, active.id);
    if (!from) return;
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const key = mirrored && getComputedStyle(event.currentTarget).direction === 'rtl' ? mirrored : event.key;
    if (!/^(Arrow|Home$|End$)/.test(key)) return;
    event.preventDefault();
    const to = placeAfterKey(groups, from, key, columns);
    if (to) sorting.move(to);
  }

  /** Moving the focus elsewhere drops the tile. */
  function onBlur(event: FocusEvent<HTMLElement>) {
    const { drag: active } = sorting.current();
    if (active?.by === 'keyboard' && event.relatedTarget !== handleOf(active.id)) sorting.end();
  }

  return { onKeyDown, onBlur };
}
