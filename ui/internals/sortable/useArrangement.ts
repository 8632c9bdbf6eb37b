import { useRef, useState } from 'react';
import type { Locale } from '../../locale/index.ts';
import { moveItem, type Place, placeOf, type SortableGroup, type SortableItem } from './arrangement.ts';

export type Drag = { id: string; by: 'pointer' | 'keyboard' };

type ArrangementInput<Item extends SortableItem> = {
  groups: readonly SortableGroup<Item>[];
  onGroupsChange: (groups: readonly SortableGroup<Item>[]) => void;
  texts: Locale['sortableGrid'];
  /** Called before every change of what is drawn. */
  beforeChange: () => void;
};

/**
 * Groups while one of their items is on its way: a draft until it is dropped or given up, what to say about it, and a
 * way back for each drop. What is given back is always of the groups as they are now, whatever became of them since.
 */
export function useArrangement<Item extends SortableItem>({
  groups,
  onGroupsChange,
  texts,
  beforeChange,
}: ArrangementInput<Item>) {
  const [drag, setDrag] = useState<Drag>();
  const [draft, setDraft] = useState<readonly SortableGroup<Item>[]>();
  const [message, setMessage] = useState('');
  const [moves, setMoves] = useState<readonly { id: string; from: Place }[]>([]);
  // Events come faster than renders: they work on these.
  const dragging = useRef<Drag>(undefined);
  const drafted = useRef<readonly SortableGroup<Item>[]>(undefined);
  const now = () => drafted.current ?? groups;

  function say(how: 'lifted' | 'moved' | 'dropped' | 'cancelled' | 'undone', id: string, inside = now()) {
    const place = placeOf(inside, id);
    const group = inside.find((one) => one.id === place?.group);
    const item = group?.items.find((one) => one.id === id);
    if (!place || !group || !item) return;
    const label = inside.length > 1 ? group.label : '';
    setMessage(texts[how](item.name, texts.place(place.index + 1, group.items.length, label)));
  }
  function show(next: readonly SortableGroup<Item>[] | undefined) {
    beforeChange();
    drafted.current = next;
    setDraft(next);
  }
  function begin(id: string, by: Drag['by']) {
    dragging.current = { id, by };
    setDrag(dragging.current);
    say('lifted', id);
  }
  function move(to: Place) {
    const active = dragging.current;
    if (!active) return;
    const next = moveItem(now(), active.id, to);
    if (next === now()) return;
    show(next);
    // A pointer's way is seen; to speak of every slot it passes would only delay the end.
    if (active.by === 'keyboard') say('moved', active.id, next);
  }
  function end() {
    const active = dragging.current;
    if (!active) return;
    const next = now();
    const from = placeOf(groups, active.id);
    say('dropped', active.id, next);
    dragging.current = undefined;
    drafted.current = undefined;
    setDrag(undefined);
    setDraft(undefined);
    if (next !== groups && from) {
      setMoves((all) => [...all, { id: active.id, from }]);
      onGroupsChange(next);
    }
  }
  function cancel() {
    const active = dragging.current;
    if (!active) return;
    say('cancelled', active.id, groups);
    dragging.current = undefined;
    setDrag(undefined);
    show(undefined);
  }
  function undo() {
    const last = moves.at(-1);
    if (!last || dragging.current) return;
    setMoves(moves.slice(0, -1));
    const next = moveItem(groups, last.id, last.from);
    beforeChange();
    onGroupsChange(next);
    say('undone', last.id, next);
  }
  return {
    shown: draft ?? groups,
    drag,
    message,
    canUndo: moves.length > 0,
    current: () => ({ groups: now(), drag: dragging.current }),
    begin,
    move,
    end,
    cancel,
    undo,
  };
}
