import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { repeat, width } from './blocks.ts';
import { Lines } from './Lines.tsx';
import * as css from './skeleton.css.ts';

/** Skeleton of a list page: head and views, rows, and a side column. */
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
            {repeat(5, (index) => (
              <Skeleton key={index} width={width(index)} />
            ))}
          </div>
          {repeat(8, (index) => (
            <div key={index} className={css.row}>
              <LongLines index={index} />
              <Skeleton width={128} height={48} radius="medium" />
            </div>
          ))}
        </div>
        <div className={css.column}>
          {repeat(6, (index) => (
            <Skeleton key={index} height={28} radius="medium" />
          ))}
        </div>
      </div>
    </>
  );
}

/** Skeleton of a page about one thing: title, text in sections, and a side column for actions. */
export function DetailShape() {
  return (
    <div className={css.detail}>
      <div className={css.sections}>
        <div className={css.column}>
          <Skeleton width="56%" height={40} />
          <Skeleton width={240} />
        </div>
        {repeat(4, (section) => (
          <div key={section} className={css.column}>
            <Skeleton width={112} height={24} />
            {repeat(4, (line) => (
              <Skeleton key={line} width={line === 3 ? '48%' : '100%'} />
            ))}
          </div>
        ))}
      </div>
      <div className={css.column}>
        <Skeleton height={140} radius="medium" />
        {repeat(4, (index) => (
          <Lines key={index} index={index} />
        ))}
      </div>
    </div>
  );
}

/** Skeleton with a left column of `parts` blocks; beside it `children`, by default panels. */
export function ColumnsShape({ parts = 3, children }: { parts?: number; children?: ReactNode }) {
  return (
    <div className={css.paper}>
      <div className={css.columns}>
        <div className={css.panel}>
          {repeat(parts, (part) => (
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

/** Skeleton of a page's panels; shows the title of the first where it is known. */
export function PanelShapes({ title }: { title?: string | undefined }) {
  return (
    <>
      <PanelShape title={title} rows={4} />
      <PanelShape rows={6} />
    </>
  );
}

/** Skeleton of a panel with a heading and rows. */
export function PanelShape({ title, rows }: { title?: string | undefined; rows: number }) {
  return (
    <div className={css.panel}>
      <div className={css.part}>
        <Heading level={1} as="div" size="title2">
          {title ?? <Skeleton width={120} height={24} />}
        </Heading>
        {repeat(rows, (row) => (
          <LongLines key={row} index={row} />
        ))}
      </div>
    </div>
  );
}

/** A row's text, as wide as its room allows. */
function LongLines({ index }: { index: number }) {
  return (
    <div className={css.lines}>
      <Skeleton width={`${32 + (index % 3) * 8}%`} />
      <Skeleton width={`${72 - (index % 4) * 8}%`} height={12} />
    </div>
  );
}
