import { memo } from 'react';
import type { SortableGroup, SortableItem } from '../internals/sortable/arrangement.ts';
import type { Drag } from '../internals/sortable/useArrangement.ts';
import { SortableTile, type TileLook } from './SortableTile.tsx';
import * as css from './sortable-grid.css.ts';

type SortableListProps<Item extends SortableItem> = {
  group: SortableGroup<Item>;
  look: TileLook<Item>;
  /** Only if the moved item is in this group. */
  drag: Drag | undefined;
  /** Shows the group's label above it; otherwise only screen readers read it. */
  headed: boolean;
};

function Group<Item extends SortableItem>({ group, look, drag, headed }: SortableListProps<Item>) {
  const stateOf = (item: Item) => {
    if (item.id !== drag?.id) return 'idle';
    return drag.by === 'keyboard' ? 'lifted' : 'carried';
  };
  const last = look.renderLast?.(group);
  return (
    <div>
      {headed && (
        <div className={css.label} aria-hidden="true">
          {group.label}
        </div>
      )}
      <ul
        aria-label={group.label}
        className={css.list}
        data-group={group.id}
        data-empty={group.items.length === 0 ? look.texts.empty : undefined}
      >
        {group.items.map((item) => (
          <SortableTile key={item.id} item={item} look={look} state={stateOf(item)} />
        ))}
        {last && <li className={css.last}>{last}</li>}
      </ul>
    </div>
  );
}

export const SortableList = memo(Group) as typeof Group;
