import type { ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { Metadata } from '../internals/Metadata.tsx';
import * as css from './list.css.ts';

export type ListProps = DomProps<
  'ul',
  {
    /** `ListItem`s. */
    children?: ReactNode;
    /** Hairlines between the rows; default true. */
    divided?: boolean;
  }
>;

/** Rows of one kind, one under the other (DESIGN §10.6). Renders a ul. */
export function List({ divided = true, ...rest }: ListProps) {
  return <ul {...rest} className={divided ? css.list.divided : css.list.plain} />;
}

export type ListItemProps = DomProps<
  'li',
  {
    title: ReactNode;
    /** Second line: a text, or pieces with hairlines between them. */
    note?: ReactNode | readonly ReactNode[];
    /** A tile, an avatar or an icon before the words. */
    leading?: ReactNode;
    /** A date, a tag or a state after the words. */
    end?: ReactNode;
    /** Buttons and links of the row's own, after everything else. */
    actions?: ReactNode;
    /** Makes the words a link that covers the row, or a button when there is only `onSelect`. */
    href?: string;
    /** Makes the row a button that calls this. */
    onSelect?: () => void;
    /** The one that is open beside the list. */
    current?: boolean;
    disabled?: boolean;
    children?: undefined;
  }
>;

/** A row of a `List`: 44 with one line, 64 and more with two. Renders an li. */
export function ListItem({
  title,
  note,
  leading,
  end,
  actions,
  href,
  onSelect,
  current = false,
  disabled = false,
  ...rest
}: ListItemProps) {
  const state = disabled ? 'disabled' : current ? 'active' : 'inactive';
  const target = { className: css.target, 'data-state': state } as const;
  return (
    <li {...rest} className={css.row} data-state={state} data-lines={note ? 2 : 1}>
      {leading && <span className={css.leading}>{leading}</span>}
      <span className={css.words}>
        {href !== undefined && !disabled ? (
          <Anchor {...target} href={href} onClick={onSelect} aria-current={current ? 'true' : undefined}>
            {title}
          </Anchor>
        ) : onSelect ? (
          <button
            {...target}
            type="button"
            disabled={disabled}
            aria-current={current ? 'true' : undefined}
            onClick={onSelect}
          >
            {title}
          </button>
        ) : (
          <span className={css.text}>{title}</span>
        )}
        {note && (
          <span className={css.note}>{Array.isArray(note) ? <Metadata items={note} /> : (note as ReactNode)}</span>
        )}
      </span>
      {end && <span className={css.end}>{end}</span>}
      {actions && <span className={css.actions}>{actions}</span>}
    </li>
  );
}
