import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Undo2Icon } from '../icon/icons.ts';
import { assignVar } from '../internals/assignVar.ts';
import type { DomProps } from '../internals/dom.ts';
import { findItem, type SortableGroup, type SortableItem } from '../internals/sortable/arrangement.ts';
import { useArrangement } from '../internals/sortable/useArrangement.ts';
import { useGlide, usePhotograph } from '../internals/sortable/useGlide.ts';
import { useRemoval } from '../internals/sortable/useRemoval.ts';
import { useSortingKeys } from '../internals/sortable/useSortingKeys.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { sortableGridZhCN } from '../locale/own/sortableGrid.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { PointerSorting } from './PointerSorting.tsx';
import { SortableList } from './SortableList.tsx';
import * as css from './sortable-grid.css.ts';

export type SortableGridProps<Item extends SortableItem = SortableItem> = DomProps<
  'div',
  {
    /** One grid each; an item is in one of them. */
    groups: readonly SortableGroup<Item>[];
    /** Called once per drop and per undo, with groups in which one item stands elsewhere. */
    onGroupsChange: (groups: readonly SortableGroup<Item>[]) => void;
    /** What a tile shows between its handle and its cross; its name by default. Keep the function: a new one draws all tiles again. */
    renderTile?: (item: Item) => ReactNode;
    /** Adds a cross to each tile. Keep the function as well. */
    onRemove?: (id: string) => void;
    /** What stands after a group's tiles and is not sorted, such as a link that adds one; as tall as a tile. Keep the function as well. */
    renderLast?: (group: SortableGroup<Item>) => ReactNode;
    /** Design pixels that a tile is at least wide; default 136. */
    tileWidth?: number;
    /** Shows each group's label above it; by default when there are several groups. */
    labels?: boolean;
    children?: undefined;
  }
>;

const itemName = (item: SortableItem) => item.name;
// With less movement it is a click; a finger that is held for less time scrolls the page.
const mouse = { activationConstraint: { distance: 4 } };
const finger = { activationConstraint: { delay: 300, tolerance: 8 } };
// dnd-kit's announcements are English and name slots by id, so they are replaced by those of the locale.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Tiles to put in order, inside a grid and between grids: by mouse, by long press, or on their handles by Space, arrows,
 * Home, End and Escape, with positions spoken; Ctrl+Z or the button takes a move back. Renders a div with a ul per group.
 */
export function SortableGrid<Item extends SortableItem = SortableItem>({
  groups,
  onGroupsChange,
  renderTile = itemName,
  renderLast,
  onRemove,
  tileWidth = 136,
  labels = groups.length > 1,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: SortableGridProps<Item>) {
  const id = useId();
  const texts = useLocale().sortableGrid ?? sortableGridZhCN;
  const root = useRef<HTMLDivElement>(null);
  const { photo, take } = usePhotograph(root);
  const arrangement = useArrangement({ groups, onGroupsChange, texts, beforeChange: take });
  const { shown, drag, message, canUndo, undo } = arrangement;
  useGlide(root, photo, shown, drag?.by === 'pointer' ? drag.id : undefined);
  const keys = useSortingKeys(root, arrangement);
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger));
  const remove = useRemoval(root, onRemove);
  const look = useMemo(
    () => ({ renderTile, renderLast, texts, instructions: `${id}-keys`, onRemove: remove }),
    [renderTile, renderLast, texts, id, remove],
  );
  const home = drag && findItem(shown, drag.id)?.group;

  return (
    <DndContext
      id={id}
      sensors={sensors}
      // We scroll the page ourselves, and no slot is measured before the pointer reaches it.
      autoScroll={false}
      collisionDetection={noCollisions}
      accessibility={silent}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the handles, which are buttons */}
      <div
        {...rest}
        ref={useMergedRef(root, ref)}
        className={css.root}
        style={assignVar(css.tileWidth, tileWidth)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) keys.onKeyDown(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          keys.onBlur(event);
        }}
      >
        <VisuallyHidden id={`${id}-keys`}>{texts.instructions}</VisuallyHidden>
        <PointerSorting id={id} root={root} arrangement={arrangement} renderTile={renderTile}>
          {shown.map((group) => (
            <SortableList
              key={group.id}
              group={group}
              look={look}
              drag={group.id === home ? drag : undefined}
              headed={labels}
            />
          ))}
        </PointerSorting>
        <div className={css.bar}>
          <p role="status" aria-live="assertive" className={css.message}>
            {message}
          </p>
          {canUndo && (
            <Button variant="text" size="small" startIcon={<Undo2Icon size={16} />} onClick={undo}>
              {texts.undo}
            </Button>
          )}
        </div>
      </div>
    </DndContext>
  );
}

function noCollisions() {
  return [];
}
