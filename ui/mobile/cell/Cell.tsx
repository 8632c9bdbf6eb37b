import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icon/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import { cx, type DomProps } from '../../internals/dom.ts';
import * as css from './cell.css.ts';

/** Cells with lines between them. Renders a ul; place it in a `Section` without padding. */
export function CellGroup(props: DomProps<'ul'>) {
  return <ul {...props} className={css.group} />;
}

export type CellProps = DomProps<
  'li',
  {
    title: string;
    /** Where the cell leads; shows an arrow. */
    href?: string;
    external?: boolean;
    /** What a press does, for a cell that leads nowhere. */
    onPress?: () => void;
    note?: string;
    /** Grey words at the end. */
    value?: ReactNode;
    /** An icon of 20 px. */
    icon?: ReactNode;
    /** A badge or a switch at the end. */
    end?: ReactNode;
    tone?: 'plain' | 'danger';
    /** The title stands in the middle, for 退出登录. */
    centred?: boolean;
    children?: undefined;
  }
>;

/** One line of a phone list, 52 px, 68 with a note (DESIGN §10.9). Renders an li with a link, a button or a div. */
export function Cell({
  title,
  href,
  external,
  onPress,
  note,
  value,
  icon,
  end,
  tone = 'plain',
  centred = false,
  ...rest
}: CellProps) {
  const inside = (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={cx(css.body, centred && css.centred)}>
        <span className={cx(css.row, centred && css.centred)}>
          <span className={cx(css.words, centred && css.wordsCentred)}>
            <span className={css.title}>{title}</span>
            {note && <span className={css.note}>{note}</span>}
          </span>
          {value && <span className={css.value}>{value}</span>}
        </span>
        {end}
        {href !== undefined && !centred && (
          <span className={css.arrow}>
            <ChevronRightIcon size={18} />
          </span>
        )}
      </span>
    </>
  );
  return (
    <li {...rest} className={css.item}>
      {href !== undefined ? (
        <Anchor href={href} className={css.cell} data-tone={tone} onClick={onPress} external={external}>
          {inside}
        </Anchor>
      ) : onPress ? (
        <button type="button" className={css.cell} data-tone={tone} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <div className={css.cell} data-tone={tone}>
          {inside}
        </div>
      )}
    </li>
  );
}
