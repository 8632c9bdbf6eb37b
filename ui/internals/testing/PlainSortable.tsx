import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { memo, useState } from 'react';

const mouse = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** dnd-kit's sortable grid as in its documentation: the baseline of the benchmark of `SortableGrid`. */
export function PlainSortable({ names }: { names: readonly string[] }) {
  const [order, setOrder] = useState(names);
  const [active, setActive] = useState<string>();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(KeyboardSensor, keyboard));

  function drop({ active: from, over }: DragEndEvent) {
    setActive(undefined);
    if (!over || from.id === over.id) return;
    setOrder((all) => arrayMove([...all], all.indexOf(String(from.id)), all.indexOf(String(over.id))));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active: from }) => setActive(String(from.id))}
      onDragEnd={drop}
      onDragCancel={() => setActive(undefined)}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <ul
          data-group="plain"
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 12 }}
        >
          {order.map((name) => (
            <PlainTile key={name} name={name} />
          ))}
        </ul>
      </SortableContext>
      <DragOverlay>{active && <div style={{ height: 112 }}>{active}</div>}</DragOverlay>
    </DndContext>
  );
}

const PlainTile = memo(function PlainTile({ name }: { name: string }) {
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id: name });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li ref={setNodeRef} style={{ transform: moved, transition, height: 112, border: '1px solid' }}>
      <button type="button" {...attributes} {...listeners} style={{ width: '100%', height: '100%' }}>
        {name}
      </button>
    </li>
  );
});
