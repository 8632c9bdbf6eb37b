import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onRemove`, and once the tile is gone puts the focus on the cross of the tile that took its place, or of the one
 * before: a focus that fell to the page would begin again at its top.
 */
export function useRemoval(
  root: RefObject<HTMLElement | null>,
  onRemove: ((id: string) => void) | undefined,
): ((id: string) => void) | undefined {
  const leaving = useRef<{ id: string; next: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || tileOf(root.current, left.id)) return;
    leaving.current = undefined;
    if (document.activeElement !== document.body) return;
    tileOf(root.current, left.next)?.querySelector<HTMLElement>('[data-remove]')?.focus();
  });

  const remove = useCallback(
    (id: string) => {
      const ids = [...(root.current?.querySelectorAll<HTMLElement>('[data-sortable-id]') ?? [])].map(
        (tile) => tile.dataset.sortableId,
      );
      const at = ids.indexOf(id);
      leaving.current = { id, next: ids[at + 1] ?? ids[at - 1] };
      onRemove?.(id);
    },
    [root, onRemove],
  );
  return onRemove && remove;
}

function tileOf(root: HTMLElement | null, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : (root?.querySelector<HTMLElement>(`[data-sortable-id="${CSS.escape(id)}"]`) ?? null);
}
