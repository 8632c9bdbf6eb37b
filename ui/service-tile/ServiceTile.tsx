import type { ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import { Metadata } from '../internals/Metadata.tsx';
import { useLocale } from '../locale/index.ts';
import { Tag } from '../tag/index.ts';
import { Tile } from '../tile/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ServiceCard } from './ServiceCard.tsx';
import * as css from './service-tile.css.ts';

/** full: wholly online. once: one visit needed. offline: done on the spot. */
export const onlineLevels = ['full', 'once', 'offline'] as const;
export type OnlineLevel = (typeof onlineLevels)[number];

export interface ServiceTileOwnProps {
  /** Where the tile leads: the guide, or the service itself. */
  href: string;
  /** The service's icon, 24 px at stroke 1.6. */
  icon: ReactNode;
  title: string;
  /** Department, promised time limit and so on. */
  meta?: readonly string[];
  online?: OnlineLevel;
  /** row: on a home. icon: one's own applications. card: in the hall, with star and two actions. */
  variant?: 'row' | 'icon' | 'card';
  collected?: boolean;
  /** Shows the star; it only reports, the caller keeps the state. */
  onCollectedChange?: (collected: boolean) => void;
  /** Where 办事指南 leads on a card. */
  guideHref?: string;
  /** Where 立即办理 leads on a card. */
  startHref?: string;
  /** The start opens in a new window. */
  startExternal?: boolean;
  onStart?: () => void;
  /** How often it was used. */
  count?: number;
  /** What to say before the click when the service is not open; `muted` greys the card. */
  state?: { label: string; muted?: boolean };
  /** Level of the name's heading on a card. */
  level?: 2 | 3 | 4;
  children?: undefined;
}

export type ServiceTileProps = DomProps<'a', ServiceTileOwnProps>;

/**
 * A service, as a row, an icon over its name, or a card (DESIGN §10.6). Row and icon render an a, card an article.
 * A filled tile means wholly online; the words repeat it.
 */
export function ServiceTile({ variant = 'row', ...props }: ServiceTileProps) {
  if (variant === 'card') return <ServiceCard {...props} />;
  return <ServiceLink {...props} variant={variant} />;
}

function ServiceLink({
  icon,
  title,
  meta = [],
  online = 'full',
  variant,
  state,
  collected: _collected,
  onCollectedChange: _onCollectedChange,
  guideHref: _guideHref,
  startHref: _startHref,
  startExternal: _startExternal,
  onStart: _onStart,
  count: _count,
  level: _level,
  ...rest
}: ServiceTileProps) {
  const { serviceTile } = useLocale();
  const tile = <Tile icon={icon} variant={online === 'full' ? 'filled' : 'outlined'} aria-hidden="true" />;
  if (variant === 'icon') {
    return (
      <Anchor {...rest} className={css.icon} title={title}>
        {tile}
        <span className={css.iconName}>{title}</span>
        {state && <VisuallyHidden>{state.label}</VisuallyHidden>}
      </Anchor>
    );
  }
  return (
    <Anchor {...rest} className={css.row}>
      {tile}
      <span className={css.words}>
        <span className={css.name} title={title}>
          {title}
        </span>
        <span className={css.meta}>
          <Metadata items={meta} />
          <VisuallyHidden>{serviceTile.online[online]}</VisuallyHidden>
        </span>
      </span>
      {state && (
        <span className={css.tag}>
          <Tag tone="outline">{state.label}</Tag>
        </span>
      )}
    </Anchor>
  );
}
