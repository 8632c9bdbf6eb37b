import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { SortableGroup } from './arrangement.ts';
import { glideFrom, type Photograph, photograph } from './flip.ts';

/** The grids of all groups. It looks at the groups only, since a search through thousands of tiles takes its time. */
export function listsOf(root: HTMLElement | null): HTMLElement[] {
  const groups = root?.querySelector('[data-groups]')?.children ?? [];
  return [...groups].flatMap((group) => group.querySelector<HTMLElement>(':scope > [data-group]') ?? []);
}

/** Remembers where tiles are drawn; call it before every change of their order. */
export function usePhotograph(root: RefObject<HTMLElement | null>) {
  const photo = useRef<Photograph>(undefined);
  const take = useCallback(() => {
    photo.current = photograph(listsOf(root.current));
  }, [root]);
  return { photo, take };
}

/** Lets the tiles glide from where they were photographed to where `shown` puts them; `carried` follows the pointer. */
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
