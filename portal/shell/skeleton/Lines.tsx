import { Skeleton } from '@yimen/ui/skeleton';
import { width } from './blocks.ts';
import * as css from './skeleton.css.ts';

/** Skeleton of a name and its description. */
export function Lines({ index }: { index: number }) {
  return (
    <div className={css.lines}>
      <Skeleton width={width(index)} />
      <Skeleton width={width(index + 2)} height={12} />
    </div>
  );
}
