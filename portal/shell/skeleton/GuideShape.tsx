import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { times, width } from './blocks.ts';
import * as css from './guide.css.ts';
import { Lines } from './Lines.tsx';

/** A service's guide: its head, four facts, and its sections; the start beside them. */
export function GuideShape() {
  return (
    <div className={css.wrap}>
      <div className={css.crumbs}>
        <Skeleton width={64} height={12} />
        <Skeleton width={64} height={12} />
        <Skeleton width={112} height={12} />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <HeadShape />
          <div className={css.anchors}>
            {times(8, (index) => (
              <Skeleton key={index} width={width(index) - 16} />
            ))}
          </div>
          <SectionShape>{textLines(2)}</SectionShape>
          <SectionShape>{times(3, materialRow)}</SectionShape>
          <SectionShape>
            <div className={css.steps}>
              {times(4, (index) => (
                <div key={index} className={css.step}>
                  <Skeleton width={32} height={32} radius="round" />
                  <Lines index={index} />
                </div>
              ))}
            </div>
          </SectionShape>
          <SectionShape>{textLines(3)}</SectionShape>
          <SectionShape>{textLines(2)}</SectionShape>
          <SectionShape>{textLines(4)}</SectionShape>
          <SectionShape>{times(3, materialRow)}</SectionShape>
          <SectionShape>{textLines(1)}</SectionShape>
        </div>
        <AsideShape />
      </div>
    </div>
  );
}

function HeadShape() {
  return (
    <>
      <div className={css.head}>
        <Skeleton width={64} height={64} radius="large" />
        <div className={css.names}>
          <Skeleton width={176} height={28} />
          <Skeleton width={280} height={14} />
        </div>
        <Skeleton width={100} height={40} radius="medium" />
      </div>
      <div className={css.summary}>
        <Skeleton width="62%" />
      </div>
      <div className={css.facts}>
        {times(4, (index) => (
          <div key={index} className={css.fact}>
            <Skeleton width={56} height={12} />
            <Skeleton width={width(index)} height={24} />
          </div>
        ))}
      </div>
    </>
  );
}

function AsideShape() {
  return (
    <div>
      <div className={css.start}>
        <Skeleton height={56} radius="medium" />
        <Skeleton width={168} height={12} />
      </div>
      <div className={css.tools}>
        <Skeleton width={88} height={14} />
        <Skeleton width={72} height={14} />
      </div>
      <div className={css.title}>
        <Skeleton width={72} height={20} />
      </div>
      {times(4, (index) => (
        <div key={index} className={css.related}>
          <Skeleton width={48} height={48} radius="medium" />
          <Lines index={index} />
        </div>
      ))}
    </div>
  );
}

function SectionShape({ children }: { children: ReactNode }) {
  return (
    <div className={css.section}>
      <div className={css.sectionTitle}>
        <Skeleton width={112} height={24} />
      </div>
      {children}
    </div>
  );
}

function textLines(count: number) {
  return times(count, (index) => (
    <div key={index} className={css.text}>
      <Skeleton width={index % 2 === 0 ? '72%' : '56%'} />
    </div>
  ));
}

function materialRow(index: number) {
  return (
    <div key={index} className={css.row}>
      <Skeleton width={width(index) + 64} />
      <Skeleton width={48} height={14} />
    </div>
  );
}
