import type { ReactNode } from 'react';
import type { DomProps } from '../internals/dom.ts';

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
