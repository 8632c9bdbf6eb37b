import { Skeleton } from '@yimen/ui/skeleton';
import * as css from './frame-shape.css.ts';

const rows = ['68%', '54%', '62%', '46%'] as const;

/** Something like a system's page, over the whole place of the frame that is on its way. */
export function FrameShape() {
  return (
    <div className={css.shape}>
      <Skeleton height={72} />
      <div className={css.columns}>
        <div className={css.column}>
          {rows.map((width) => (
            <Skeleton key={width} height={20} width={width} />
          ))}
        </div>
        <div className={css.column}>
          <Skeleton height={32} width="32%" />
          {rows.map((width) => (
            <Skeleton key={width} height={112} radius="medium" />
          ))}
        </div>
      </div>
    </div>
  );
}
