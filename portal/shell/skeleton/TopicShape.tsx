import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { times } from './blocks.ts';
import { Lines } from './Lines.tsx';
import * as css from './skeleton.css.ts';

/** Template 2's frame: a column of parts at the left, what is given beside it. */
export function ColumnsShape({ parts, children }: { parts: number; children: ReactNode }) {
  return (
    <div className={css.paper}>
      <div className={css.columns}>
        <div className={css.panel}>
          {times(parts, (part) => (
            <div key={part} className={css.part}>
              <Skeleton width={96} height={20} />
              <Lines index={part} />
              <Lines index={part + 1} />
            </div>
          ))}
        </div>
        <div className={css.panels}>{children}</div>
      </div>
    </div>
  );
}

/** A panel with a heading and rows. */
export function PanelShape({ rows }: { rows: number }) {
  return (
    <div className={css.panel}>
      <div className={css.part}>
        <Skeleton width={120} height={24} />
        {times(rows, (row) => (
          <Lines key={row} index={row} />
        ))}
      </div>
    </div>
  );
}

/** The topics: a picture and a name each. */
export function TopicsShape() {
  return (
    <ColumnsShape parts={2}>
      <Skeleton width={128} height={32} />
      <div className={css.pair}>
        {times(6, (topic) => (
          <div key={topic} className={css.topic}>
            <Skeleton height={176} />
            <div className={css.part}>
              <Lines index={topic} />
            </div>
          </div>
        ))}
      </div>
    </ColumnsShape>
  );
}

/** A topic: how far one is at the left, the banner and the stages beside it. */
export function TopicShape() {
  return (
    <ColumnsShape parts={3}>
      <Skeleton height={220} radius="medium" />
      <PanelShape rows={2} />
      <PanelShape rows={5} />
    </ColumnsShape>
  );
}
