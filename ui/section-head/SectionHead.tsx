import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../icon/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { moreName } from '../internals/moreName.ts';
import * as css from './section-head.css.ts';

export type SectionHeadProps = DomProps<
  'div',
  {
    title: string;
    /** Id of the title, without the count, for `aria-labelledby` of the section. */
    titleId?: string;
    /** Level of the heading; default 2. */
    level?: 2 | 3 | 4;
    /** 22 px for a page's section, 18 px inside a panel. */
    size?: 'large' | 'medium';
    /** A number after the title. */
    count?: number;
    /** Views of the section, after the title. */
    tabs?: ReactNode;
    /** A grey remark after the title. */
    note?: ReactNode;
    /** The way to all of it, at the end. */
    more?: { label: string; href: string };
    /** Controls at the end, after the link. */
    end?: ReactNode;
    /** Space below: 20, 8 or 0 px. */
    spacing?: 'medium' | 'small' | 'none';
  }
>;

/** The line above a section: heading, tabs, note and the way to everything (DESIGN §10.6). Renders a div. */
export function SectionHead({
  title,
  titleId,
  level = 2,
  size = 'large',
  count,
  tabs,
  note,
  more,
  end,
  spacing = 'medium',
  ...rest
}: SectionHeadProps) {
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={css.spacing[spacing]}>
      <div className={css.start}>
        <Title id={count === undefined ? titleId : undefined} className={css.size[size]}>
          {count === undefined ? title : <span id={titleId}>{title}</span>}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </Title>
        {tabs}
      </div>
      {(note || more || end) && (
        <div className={css.end}>
          {note && <span className={css.note}>{note}</span>}
          {more && (
            <Anchor href={more.href} aria-label={moreName(more.label, title)} className={css.more}>
              {more.label}
              <ChevronRightIcon size={16} />
            </Anchor>
          )}
          {end}
        </div>
      )}
    </div>
  );
}
