import { Skeleton } from '@yimen/ui/skeleton';
import * as css from './frame-shape.css.ts';

const rowWidthsOfShape = ['68%', '54%', '62%', '46%'] as const;

/** Skeleton of a system's page, over the whole area of the loading frame. */
export function FrameShape() {
  return (
    <div className={css.shape}>
      <Skeleton height={72} />
      <div className={css.columns}>
        <div className={css.column}>
          {rowWidthsOfShape.map((width) => (
            <Skeleton key={width} height={20} width={width} />
          ))}
        </div>
        <div className={css.column}>
          <Skeleton height={32} width="32%" />
          {rowWidthsOfShape.map((width) => (
            <Skeleton key={width} height={112} radius="medium" />
          ))}
        </div>
      </div>
    </div>
  );
}
