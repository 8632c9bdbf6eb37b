import { memo, type ReactNode } from 'react';
import { GripVerticalIcon, XIcon } from '../icon/icons.ts';
import type { SortableGroup, SortableItem } from '../internals/sortable/arrangement.ts';
import type { OwnTexts } from '../locale/zhCN.ts';
import * as css from './sortable-grid.css.ts';

export type TileLook<Item extends SortableItem> = {
  renderTile: (item: Item) => ReactNode;
  renderLast?: (group: SortableGroup<Item>) => ReactNode;
  texts: OwnTexts['sortableGrid'];
  /** Of the element that says which keys do what. */
  instructions: string;
  onRemove?: (id: string) => void;
};

type SortableTileProps<Item extends SortableItem> = {
  item: Item;
  look: TileLook<Item>;
  state: 'idle' | 'lifted' | 'carried';
};

function Tile<Item extends SortableItem>({ item, look, state }: SortableTileProps<Item>) {
  const { texts, instructions, renderTile, onRemove } = look;
  return (
    <li className={css.tile} data-sortable-id={item.id} data-state={state}>
      <button
        type="button"
        className={css.handle}
        aria-label={texts.handle(item.name)}
        aria-describedby={instructions}
        aria-pressed={state === 'lifted'}
        data-handle=""
      >
        <GripVerticalIcon size={16} />
      </button>
      <div className={css.content}>{renderTile(item)}</div>
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          data-remove=""
          aria-label={texts.remove(item.name)}
          title={texts.remove(item.name)}
          onClick={() => onRemove(item.id)}
        >
          <XIcon size={16} />
        </button>
      )}
    </li>
  );
}

/** Rendered again only for what concerns it: a step of one among a thousand must not touch the others. */
export const SortableTile = memo(Tile) as typeof Tile;
