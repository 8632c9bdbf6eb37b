import { useEffect, useRef } from 'react';
import type { TaskGroup, TaskItem } from '../shared/task-item.ts';

interface Left {
  decided: readonly string[];
  /** What can be decided next, in this order. */
  next: readonly string[];
  groups: readonly string[];
}

/**
 * Moves the focus on when the rows and buttons of what was decided have gone: to the choice of the row below, else to
 * the group, else to the list's heading. A focus that is somewhere else on the page stays there.
 */
export function useNextFocus(tasks: readonly TaskItem[]) {
  const heading = useRef<HTMLElement>(null);
  const left = useRef<Left | null>(null);
  // After each render, because the new list may come later than the answer to the decision.
  useEffect(() => {
    if (!left.current) return;
    const { decided, next, groups } = left.current;
    if (tasks.some(({ id, decidable }) => decidable && decided.includes(id))) return;
    left.current = null;
    if (!isFocusLost()) return;
    const places = [...next.map((id) => placeOf('choice', id)), ...groups.map((id) => placeOf('group', id))];
    (places.find((place) => place) ?? heading.current)?.focus();
  });
  return {
    heading,
    /** Tells which of the groups' approvals were decided. */
    leave(groups: readonly TaskGroup[], decided: readonly string[]) {
      const all = groups.flatMap((group) => group.tasks);
      const at = all.findIndex(({ id }) => decided.includes(id));
      const next = [...all.slice(at), ...all.slice(0, at)].map(({ id }) => id).filter((id) => !decided.includes(id));
      const own = groups.filter((group) => group.tasks.some(({ id }) => decided.includes(id)));
      left.current = { decided, next, groups: own.map(({ id }) => id) };
    },
  };
}

function placeOf(kind: 'choice' | 'group', id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`);
}

/** Whether nothing has the focus, or a dialog that is closing. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    !activeElement ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
}
