import { useRef, useState } from 'react';
import type { OwnTexts } from '../../locale/zhCN.ts';
import { findItem, moveItem, type Place, type SortableGroup, type SortableItem } from './arrangement.ts';

export type Drag = { id: string; by: 'pointer' | 'keyboard' };

type ArrangementInput<Item extends SortableItem> = {
  groups: readonly SortableGroup<Item>[];
  onGroupsChange: (groups: readonly SortableGroup<Item>[]) => void;
  texts: OwnTexts['sortableGrid'];
  /** Called before every change of the displayed order. */
  beforeChange: () => void;
};

/**
 * Groups while an item is moved: a draft until the item is dropped or the move is cancelled, the announcements, and an
 * undo for each drop. Undo always works on the current groups, which may have changed since the drop.
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
  // Events can be faster than renders, so they use refs.
  const dragging = useRef<Drag>(undefined);
  const drafted = useRef<readonly SortableGroup<Item>[]>(undefined);
  const now = () => drafted.current ?? groups;

  function say(how: 'lifted' | 'moved' | 'dropped' | 'cancelled' | 'undone', id: string, inside = now()) {
    const place = findItem(inside, id);
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
    // Not for a pointer: announcements of every passed slot would only delay the final one.
    if (active.by === 'keyboard') say('moved', active.id, next);
  }
  function end() {
    const active = dragging.current;
    if (!active) return;
    const next = now();
    const from = findItem(groups, active.id);
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
