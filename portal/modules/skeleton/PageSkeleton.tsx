import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import { matchRoute } from '../../routes/match.ts';
import * as css from './skeleton.css.ts';

/** The shape of the desktop page that is on its way (DESIGN §9, 32 and 32b). */
export function PageSkeleton({ pathname, member }: { pathname: string; member: boolean }) {
  const shape = shapeOf(matchRoute(pathname)?.name, member);
  return (
    shape && (
      <>
        <VisuallyHidden role="status">正在打开页面</VisuallyHidden>
        {shape}
      </>
    )
  );
}

/** Whether a page's shape is known. */
export function hasShape(pathname: string): boolean {
  return shapeOf(matchRoute(pathname)?.name, false) !== null;
}

function shapeOf(route: string | undefined, member: boolean): ReactNode {
  switch (route) {
    case 'home':
      return <HomeShape member={member} />;
    case 'service-hall':
      return <HallShape />;
    case 'service-hall-details-id':
      return <GuideShape />;
    default:
      return null;
  }
}

/** Widths that look like words, in turn. */
const widths = [96, 80, 112, 64, 128, 72];
const width = (index: number) => widths[index % widths.length] ?? 96;
const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

function HomeShape({ member }: { member: boolean }) {
  return (
    <>
      <div className={member ? css.heroMember : css.heroGuest}>
        <div className={css.wrap}>
          <div className={member ? css.wordsMember : css.wordsGuest}>
            <Skeleton width={240} height={30} />
            <Skeleton width={360} />
            <Skeleton width={member ? 560 : 600} height={56} radius="medium" />
          </div>
        </div>
      </div>
      <div className={css.wrap}>
        {member && (
          <div className={css.today}>
            {times(3, (pane) => (
              <div key={pane} className={css.pane}>
                <Skeleton width={88} height={20} />
                {times(4, (row) => (
                  <Lines key={row} index={row + pane} />
                ))}
              </div>
            ))}
          </div>
        )}
        <div className={css.split}>
          <div>
            <Skeleton width={120} height={28} />
            <div className={css.services}>
              {times(12, (index) => (
                <div key={index} className={css.service}>
                  <Skeleton width={48} height={48} radius="medium" />
                  <Lines index={index} />
                </div>
              ))}
            </div>
          </div>
          <div className={css.column}>
            <Skeleton width={120} height={28} />
            {times(7, (index) => (
              <Skeleton key={index} width={width(index) + 40} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function HallShape() {
  return (
    <>
      <div className={css.hallHead}>
        <div className={css.hallHeadInner}>
          <div className={css.column}>
            <Heading level={2} as="div" size="title1">
              服务大厅
            </Heading>
            <Skeleton width={232} height={14} />
          </div>
          <Skeleton width={560} height={48} radius="medium" />
        </div>
      </div>
      <div className={css.hall}>
        <div className={css.column}>
          {times(9, (index) => (
            <Skeleton key={index} height={28} radius="medium" />
          ))}
        </div>
        <div>
          <div className={css.filters}>
            <Skeleton height={64} />
            <Skeleton height={32} />
          </div>
          <div className={css.cards}>
            {times(9, (index) => (
              <div key={index} className={css.card}>
                <div className={css.service}>
                  <Skeleton width={48} height={48} radius="medium" />
                  <Lines index={index} />
                </div>
                <Skeleton width={120} height={22} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function GuideShape() {
  return (
    <div className={css.guide}>
      <div className={css.column}>
        <div className={css.service}>
          <Skeleton width={64} height={64} radius="large" />
          <Lines index={4} />
        </div>
        <Skeleton height={88} />
        {times(3, (index) => (
          <div key={index} className={css.column}>
            <Skeleton width={120} height={28} />
            <Skeleton />
            <Skeleton width="72%" />
          </div>
        ))}
      </div>
      <Skeleton height={168} radius="medium" />
    </div>
  );
}

function Lines({ index }: { index: number }) {
  return (
    <div className={css.lines}>
      <Skeleton width={width(index)} />
      <Skeleton width={width(index + 2)} height={12} />
    </div>
  );
}
