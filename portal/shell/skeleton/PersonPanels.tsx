import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import type { ReactNode } from 'react';
import { times, width } from './blocks.ts';
import { Lines } from './Lines.tsx';
import * as css from './personal.css.ts';
import { column } from './skeleton.css.ts';

export interface PersonPanelsProps {
  /** Which part of the personal centre, as the institution names it by sign. */
  sign: string;
  /** What the institution calls it, where that is known. */
  title?: string | undefined;
}

/** A part of the personal centre that is on its way, as its panels will stand. */
export function PersonPanels({ sign, title }: PersonPanelsProps): ReactNode {
  switch (sign) {
    case 'collect':
      return (
        <PartShape title={title}>
          <div className={css.tools}>
            <Skeleton width="64%" />
          </div>
          <div className={css.tiles}>
            {times(10, (tile) => (
              <Skeleton key={tile} height={122} radius="medium" />
            ))}
          </div>
        </PartShape>
      );
    case 'recently-used':
      return (
        <PartShape title={title} noted>
          {times(6, (row) => (
            <Row key={row} index={row} />
          ))}
        </PartShape>
      );
    case 'messages':
      return (
        <PartShape title={title} noted>
          {times(6, (row) => (
            <Message key={row} index={row} />
          ))}
        </PartShape>
      );
    case 'person-data':
      return (
        <PartShape title={title}>
          <div className={css.tabs}>
            {times(5, (tab) => (
              <Skeleton key={tab} width={width(tab)} />
            ))}
          </div>
          <Rows count={8} />
        </PartShape>
      );
    case 'account':
      return (
        <>
          <PartShape title={title} noted>
            <div className={css.pairs}>
              {times(8, (fact) => (
                <div key={fact} className={css.fact}>
                  <Skeleton width={64} />
                  <Skeleton width={width(fact) * 2} />
                </div>
              ))}
            </div>
          </PartShape>
          <PartShape title="我登录的设备" noted>
            {times(3, (row) => (
              <Row key={row} index={row} />
            ))}
          </PartShape>
        </>
      );
    case 'preferences':
      return (
        <>
          <PartShape title={title} noted>
            <Skeleton width={40} />
            <div className={css.looks}>
              {times(4, (look) => (
                <Skeleton key={look} height={160} radius="medium" />
              ))}
            </div>
            <div className={css.setting}>
              <Lines index={0} />
              <Skeleton width={400} height={8} />
            </div>
            <Skeleton height={120} radius="medium" />
          </PartShape>
          <PartShape title="通知" noted>
            <Rows count={6} />
          </PartShape>
        </>
      );
    default:
      return <OverviewPanels />;
  }
}

/** The person's card, what one collected and used, and the newest messages. */
function OverviewPanels() {
  return (
    <>
      <div className={css.card}>
        <Skeleton height={96} radius="small" />
        <div className={css.who}>
          <span className={css.portrait}>
            <Skeleton width={96} height={96} radius="round" />
          </span>
          <Lines index={2} />
          <Skeleton width={124} height={40} radius="medium" />
        </div>
        <div className={css.figures}>
          {times(8, (figure) => (
            <Lines key={figure} index={figure} />
          ))}
        </div>
        <div className={css.foot}>
          <Skeleton width={176} height={12} />
        </div>
      </div>
      <PartShape>
        <div className={css.icons}>
          {times(9, (index) => (
            <div key={index} className={css.icon}>
              <Skeleton width={44} height={44} radius="medium" />
              <Skeleton width={width(index)} />
            </div>
          ))}
        </div>
      </PartShape>
      <PartShape>
        {times(4, (row) => (
          <Row key={row} index={row} />
        ))}
      </PartShape>
      <PartShape>
        {times(4, (row) => (
          <Message key={row} index={row} />
        ))}
      </PartShape>
    </>
  );
}

interface PartShapeProps {
  title?: string | undefined;
  /** With a line below the title. */
  noted?: boolean;
  children: ReactNode;
}

function PartShape({ title, noted = false, children }: PartShapeProps) {
  return (
    <div className={css.part}>
      <div className={css.head}>
        <Heading level={1} as="div" size="title2">
          {title ?? <Skeleton width={120} height={24} />}
        </Heading>
        {noted && (
          <div className={css.note}>
            <Skeleton width={272} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

function Row({ index }: { index: number }) {
  return (
    <div className={css.row}>
      <Skeleton width={40} height={40} radius="medium" />
      <Lines index={index} />
      <Skeleton width={56} height={24} />
    </div>
  );
}

function Message({ index }: { index: number }) {
  return (
    <div className={css.message}>
      <Skeleton width={width(index) * 2} />
      <Skeleton width="72%" height={12} />
      <Skeleton width={160} height={12} />
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div className={column}>
      {times(count, (row) => (
        <div key={row} className={css.cells}>
          {times(4, (cell) => (
            <Skeleton key={cell} width={width(row + cell)} />
          ))}
        </div>
      ))}
    </div>
  );
}
