import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import type { DomProps } from '../internals/dom.ts';
import * as css from './card.css.ts';

export const cardTones = ['surface', 'theme', 'floating'] as const;
/** 0, 16, 20 and 20 × 24 px. */
export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;

interface Looks {
  children?: ReactNode;
  tone?: (typeof cardTones)[number];
  padding?: (typeof cardPaddings)[number];
}
type PanelProps = DomProps<'div', Looks & { as?: 'div' | 'section' | 'article' | 'aside' | 'li'; href?: undefined }>;
type LinkedProps = DomProps<'a', Looks & { as?: undefined; href: string }>;
export type CardProps = PanelProps | LinkedProps;

/** A panel with a hairline (DESIGN §3); with `href` the whole card is one link. */
export function Card({ tone = 'surface', padding = 'medium', ...props }: CardProps) {
  const looks = `${css.tone[tone]} ${css.padding[padding]}`;
  if (props.href !== undefined) {
    const { as: _as, ...link } = props;
    return <Anchor {...link} className={`${looks} ${css.linked}`} />;
  }
  const { as = 'div', href: _href, ...panel } = props;
  // Every allowed element accepts the props of a div; only the type of the ref differs.
  const Element = as as 'div';
  return <Element {...(panel as ComponentPropsWithRef<'div'>)} className={looks} />;
}
