import { Skeleton } from '@yimen/ui/skeleton';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import * as css from './module.css.ts';

/** Widths that look like words, used in turn. */
const rowWidths = ['72%', '56%', '84%', '64%'] as const;

interface RowsSkeletonProps {
  rows?: number;
  /** Maximum height of a row, in design px. */
  height?: keyof typeof css.rowHeights;
}

/** Skeleton of rows, as high as the rows will be. */
export function RowsSkeleton({ rows = 4, height = 44 }: RowsSkeletonProps) {
  return (
    <div className={css.rowsSkeleton}>
      <VisuallyHidden role="status">正在加载</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={rowWidths[index % rowWidths.length] + String(index)} className={css.rowHeights[height]}>
          <Skeleton width={rowWidths[index % rowWidths.length]} />
        </div>
      ))}
    </div>
  );
}
