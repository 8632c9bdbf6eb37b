import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import * as css from './skeleton.css.ts';

/** Widths that look like words, in turn. */
const widths = [96, 80, 112, 64, 128, 72];
export const width = (index: number) => widths[index % widths.length] ?? 96;
export const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A name and what is said of it. */
export function Lines({ index }: { index: number }) {
  return (
    <div className={css.lines}>
      <Skeleton width={width(index)} />
      <Skeleton width={width(index + 2)} height={12} />
    </div>
  );
}
