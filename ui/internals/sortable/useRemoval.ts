import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onRemove`, and after the tile is removed focuses the remove button of the tile in its place, or of the one
 * before. Otherwise the focus would start from the top of the page.
 */
export function useRemoval(
  root: RefObject<HTMLElement | null>,
  onRemove: ((id: string) => void) | undefined,
): ((id: string) => void) | undefined {
  const leaving = useRef<{ id: string; next: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || findTile(root.current, left.id)) return;
    leaving.current = undefined;
    if (document.activeElement !== document.body) return;
    findTile(root.current, left.next)?.querySelector<HTMLElement>('[data-remove]')?.focus();
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

function findTile(root: HTMLElement | null, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : (root?.querySelector<HTMLElement>(`[data-sortable-id="${CSS.escape(id)}"]`) ?? null);
}
