import { useDndMonitor, useDraggable } from '@dnd-kit/core';
import { type MouseEvent, type ReactNode, type RefObject, type TouchEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findItem, type SortableItem } from '../internals/sortable/arrangement.ts';
import { followPointer } from '../internals/sortable/followPointer.ts';
import { listAt, type Point, scaleOf, slotAt } from '../internals/sortable/geometry.ts';
import type { useArrangement } from '../internals/sortable/useArrangement.ts';
import { listsOf } from '../internals/sortable/useGlide.ts';
import { useThemeScope } from '../theme/scope.ts';
import * as css from './sortable-grid.css.ts';

type PointerSortingProps<Item extends SortableItem> = {
  id: string;
  root: RefObject<HTMLElement | null>;
  arrangement: ReturnType<typeof useArrangement<Item>>;
  renderTile: (item: Item) => ReactNode;
  children: ReactNode;
};

/**
 * Starts a drag of the tile under the mouse or the resting finger, and draws the tile that follows it. dnd-kit's sensors
 * watch the grids as one thing: a hook per tile would render a thousand tiles at each step.
 */
export function PointerSorting<Item extends SortableItem>({
  id,
  root,
  arrangement,
  renderTile,
  children,
}: PointerSortingProps<Item>) {
  const scope = useThemeScope();
  const pressed = useRef<HTMLElement>(null);
  const stop = useRef<ReturnType<typeof followPointer>>(undefined);
  const overlay = useRef<HTMLDivElement>(null);
  const { setNodeRef, listeners } = useDraggable({ id });
  const { begin, move, end, cancel, current, drag, shown } = arrangement;
  const place = drag && findItem(shown, drag.id);
  const carried =
    drag?.by === 'pointer' && shown.find(({ id: group }) => group === place?.group)?.items[place?.index ?? -1];
  const [size, setSize] = useState({ width: 0, height: 0, zoom: 1 });

  function moveTo(point: Point) {
    const list = listAt(listsOf(root.current), point);
    const { groups, drag: active } = current();
    const group = groups.find((one) => one.id === list?.dataset.group);
    if (!list || !group || !active) return;
    const inside = group.items.some((item) => item.id === active.id);
    move({ group: group.id, index: slotAt(list, group.items.length + (inside ? 0 : 1), point) });
  }

  useDndMonitor({
    onDragStart({ active, activatorEvent }) {
      const tile = pressed.current;
      const tileId = tile?.dataset.sortableId;
      if (active.id !== id || !tile || tileId === undefined) return;
      const box = tile.getBoundingClientRect();
      const zoom = scaleOf(tile);
      setSize({ width: box.width / zoom, height: box.height / zoom, zoom: zoom / scaleOf(document.body) });
      begin(tileId, 'pointer');
      stop.current = followPointer({
        start: activatorEvent,
        root: root.current ?? tile,
        box,
        zoom,
        overlay: () => overlay.current,
        onMove: moveTo,
        onRelease: () => finish('dropped'),
        onCancel: () => finish('cancelled'),
      });
    },
    onDragEnd: () => finish('dropped'),
    onDragCancel: () => finish('cancelled'),
  });

  function finish(how: 'dropped' | 'cancelled') {
    if (!stop.current) return;
    stop.current(how);
    stop.current = undefined;
    if (how === 'dropped') end();
    else cancel();
  }

  /** Starts a drag on a tile, but not on a control inside it other than the handle. */
  function press(event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>, listener: string) {
    if (!(event.target instanceof Element)) return;
    const tile = event.target.closest<HTMLElement>('[data-sortable-id]');
    const control = event.target.closest('button, a, input, select, textarea');
    if (!tile || (control && tile.contains(control) && !control.matches('[data-handle], a'))) return;
    pressed.current = tile;
    listeners?.[listener]?.(event);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches; handles are the controls */}
      <div
        ref={setNodeRef}
        className={css.groups}
        data-groups=""
        onMouseDown={(event) => press(event, 'onMouseDown')}
        onTouchStart={(event) => press(event, 'onTouchStart')}
      >
        {children}
      </div>
      {carried &&
        createPortal(
          <div {...scope.attributes} aria-hidden="true" className={css.shield} style={scope.style}>
            <div
              ref={overlay}
              className={css.overlay}
              style={{ width: size.width, height: size.height, zoom: size.zoom }}
            >
              <div className={css.carried}>{renderTile(carried)}</div>
            </div>
          </div>,
          document.body,
        )}
    </>
  );
}
