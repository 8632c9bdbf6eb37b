import { Skeleton } from '@yimen/ui/skeleton';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import * as css from './module.css.ts';

/** Widths that look like words, in turn. */
const widths = ['72%', '56%', '84%', '64%'] as const;

interface RowsSkeletonProps {
  rows?: number;
  /** The most that one takes, in design px. */
  height?: keyof typeof css.rowHeights;
}

/** Rows that are on their way, in the height of those to come. */
export function RowsSkeleton({ rows = 4, height = 44 }: RowsSkeletonProps) {
  return (
    <div className={css.rowsSkeleton}>
      <VisuallyHidden role="status">正在加载</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={widths[index % widths.length] + String(index)} className={css.rowHeights[height]}>
          <Skeleton width={widths[index % widths.length]} />
        </div>
      ))}
    </div>
  );
}
