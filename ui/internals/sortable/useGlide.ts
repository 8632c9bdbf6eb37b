import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { SortableGroup } from './arrangement.ts';
import { glideFrom, type Photograph, photograph } from './flip.ts';

/** The grids of all groups. Only the groups are searched, because searching thousands of tiles is slow. */
export function listsOf(root: HTMLElement | null): HTMLElement[] {
  const groups = root?.querySelector('[data-groups]')?.children ?? [];
  return [...groups].flatMap((group) => group.querySelector<HTMLElement>(':scope > [data-group]') ?? []);
}

/** Returns a function that records the positions of tiles; call it before every change of their order. */
export function usePhotograph(root: RefObject<HTMLElement | null>) {
  const photo = useRef<Photograph>(undefined);
  const take = useCallback(() => {
    photo.current = photograph(listsOf(root.current));
  }, [root]);
  return { photo, take };
}

/** Animates tiles from their recorded positions to those in `shown`; the `carried` tile follows the pointer. */
export function useGlide(
  root: RefObject<HTMLElement | null>,
  photo: RefObject<Photograph | undefined>,
  shown: readonly SortableGroup[],
  carried: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions change with what is shown, not with the photograph
  useLayoutEffect(() => {
    const before = photo.current;
    photo.current = undefined;
    if (before) glideFrom(before, listsOf(root.current), carried);
  }, [shown]);
}
