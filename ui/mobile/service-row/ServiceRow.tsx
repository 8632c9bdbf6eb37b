import type { ReactNode } from 'react';
import { StarIcon } from '../../icon/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Anchor } from '../../internals/Anchor.tsx';
import { cx, type DomProps } from '../../internals/dom.ts';
import { Metadata } from '../../internals/Metadata.tsx';
import { useLocale } from '../../locale/index.ts';
import type { OnlineLevel } from '../../service-tile/index.ts';
import { Tag } from '../../tag/index.ts';
import { Tile } from '../../tile/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import * as css from './service-row.css.ts';

/** A list of `ServiceRow`s. Renders a ul. */
export function ServiceRows(props: DomProps<'ul'>) {
  return <ul {...props} className={css.list} />;
}

export type ServiceRowProps = DomProps<
  'li',
  {
    /** `div` where another list has the items, as InfiniteList does. */
    as?: 'li' | 'div';
    href: string;
    /** 20 px, at stroke 1.6. */
    icon: ReactNode;
    title: string;
    /** Department, promised time limit. */
    meta?: readonly ReactNode[];
    online?: OnlineLevel;
    /** What to say before the press when the service is not open. */
    state?: string;
    /** Grey: it needs something that is not there now, such as a network. Say so in words beside the list. */
    muted?: boolean;
    collected?: boolean;
    /** Shows the star at the thumb's side; it only reports. */
    onCollectedChange?: (collected: boolean) => void;
    children?: undefined;
  }
>;

/** A service in the phone's hall (DESIGN §9, 13). Renders an li, or a div, with a link and the star. */
export function ServiceRow({
  as = 'li',
  href,
  icon,
  title,
  meta = [],
  online = 'full',
  state,
  muted,
  collected = false,
  onCollectedChange,
  ...rest
}: ServiceRowProps) {
  const { listed, serviceTile } = useLocale();
  // Both elements accept the props of an li that are used here.
  const Element = as as 'li';
  return (
    <Element {...rest} className={css.item} data-alone={as === 'div' ? '' : undefined}>
      <Anchor href={href} className={css.link} data-muted={muted ? '' : undefined}>
        <Tile icon={icon} size="small" variant={online === 'full' ? 'filled' : 'outlined'} aria-hidden="true" />
        <span className={css.words}>
          <span className={css.name}>{title}</span>
          <span className={css.facts}>
            {state && (
              <span className={css.state}>
                <Tag tone="outline" size="small">
                  {state}
                </Tag>
              </span>
            )}
            <span className={css.meta}>
              <Metadata items={meta} />
              <VisuallyHidden>{listed(['', serviceTile.online[online]])}</VisuallyHidden>
            </span>
          </span>
        </span>
      </Anchor>
      {onCollectedChange && (
        <span className={cx(css.star, collected && css.starOn)}>
          <IconButton
            size="large"
            label={collected ? serviceTile.uncollect(title) : serviceTile.collect(title)}
            icon={<StarIcon size={22} strokeWidth={1.6} filled={collected} />}
            onClick={() => onCollectedChange(!collected)}
          />
        </span>
      )}
    </Element>
  );
}
