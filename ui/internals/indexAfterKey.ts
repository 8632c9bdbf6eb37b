import type { KeyboardEvent } from 'react';

type Orientation = 'horizontal' | 'vertical';

/**
 * The index after a key in a row of `count` items, wrapping around; undefined for any other key.
 * Left and Right follow the reading direction of the focused element.
 */
export function indexAfterKey(
  event: KeyboardEvent<Element>,
  index: number,
  count: number,
  orientation: Orientation,
): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : rightToLeft
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (event.key === on) return (index + 1) % count;
  if (event.key === back) return (index - 1 + count) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return undefined;
}
