import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { times, width } from './blocks.ts';
import { Lines } from './Lines.tsx';
import * as css from './skeleton.css.ts';

/** A page of rows, whatever they are: its head and views, and what belongs to the rows at their side. */
export function ListShape() {
  return (
    <>
      <div className={css.head}>
        <Skeleton width={160} height={40} />
        <Skeleton width={400} height={40} radius="medium" />
      </div>
      <div className={css.list}>
        <div>
          <div className={css.tabs}>
            {times(5, (index) => (
              <Skeleton key={index} width={width(index)} />
            ))}
          </div>
          {times(8, (index) => (
            <div key={index} className={css.row}>
              <LongLines index={index} />
              <Skeleton width={128} height={48} radius="medium" />
            </div>
          ))}
        </div>
        <div className={css.column}>
          {times(6, (index) => (
            <Skeleton key={index} height={28} radius="medium" />
          ))}
        </div>
      </div>
    </>
  );
}

/** A page about one thing: its title, and text in sections; what can be done with it at the side. */
export function DetailShape() {
  return (
    <div className={css.detail}>
      <div className={css.sections}>
        <div className={css.column}>
          <Skeleton width="56%" height={40} />
          <Skeleton width={240} />
        </div>
        {times(4, (section) => (
          <div key={section} className={css.column}>
            <Skeleton width={112} height={24} />
            {times(4, (line) => (
              <Skeleton key={line} width={line === 3 ? '48%' : '100%'} />
            ))}
          </div>
        ))}
      </div>
      <div className={css.column}>
        <Skeleton height={140} radius="medium" />
        {times(4, (index) => (
          <Lines key={index} index={index} />
        ))}
      </div>
    </div>
  );
}

/** A column of parts at the left, what is given beside it: panels, unless it is said. */
export function ColumnsShape({ parts = 3, children }: { parts?: number; children?: ReactNode }) {
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
        <div className={css.panels}>{children ?? <PanelShapes />}</div>
      </div>
    </div>
  );
}

/** The panels of a page; the title of the first where it is known. */
export function PanelShapes({ title }: { title?: string | undefined }) {
  return (
    <>
      <PanelShape title={title} rows={4} />
      <PanelShape rows={6} />
    </>
  );
}

/** A panel with a heading and rows. */
export function PanelShape({ title, rows }: { title?: string | undefined; rows: number }) {
  return (
    <div className={css.panel}>
      <div className={css.part}>
        <Heading level={1} as="div" size="title2">
          {title ?? <Skeleton width={120} height={24} />}
        </Heading>
        {times(rows, (row) => (
          <LongLines key={row} index={row} />
        ))}
      </div>
    </div>
  );
}

/** What a row says, in as much room as it has. */
function LongLines({ index }: { index: number }) {
  return (
    <div className={css.lines}>
      <Skeleton width={`${32 + (index % 3) * 8}%`} />
      <Skeleton width={`${72 - (index % 4) * 8}%`} height={12} />
    </div>
  );
}
