import type { ReactNode } from 'react';
import { assignVar } from '../../internals/assignVar.ts';
import type { DomProps } from '../../internals/dom.ts';
import * as css from './hero.css.ts';

export type HeroProps = DomProps<
  'header',
  {
    /** The emblem, 32 px square. */
    logo?: ReactNode;
    name: string;
    /** Address of the picture behind everything; it only decorates. */
    image?: string;
    /** The same picture by night, for the dark theme. */
    nightImage?: string;
    /** Icon buttons at the end. */
    actions?: ReactNode;
    /** The search bar, at the picture's foot. */
    children?: ReactNode;
  }
>;

/** The picture on top of the phone home, with who, two icons and the search bar (DESIGN §9, 12). Renders a header with the h1. */
export function Hero({ logo, name, image, nightImage = image, actions, children, ...rest }: HeroProps) {
  return (
    <header {...rest} className={css.root}>
      <div className={css.picture} aria-hidden="true">
        {image && (
          <div
            className={css.image}
            style={{ ...assignVar(css.day, cssUrl(image)), ...assignVar(css.night, cssUrl(nightImage)) }}
          />
        )}
        <div className={css.veil} />
      </div>
      <div className={css.bar}>
        <div className={css.brand}>
          {logo && <span className={css.logo}>{logo}</span>}
          <h1 className={css.name}>{name}</h1>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children && <div className={css.content}>{children}</div>}
    </header>
  );
}

function cssUrl(image: string | undefined): string {
  return image ? `url("${encodeURI(decodeURI(image))}")` : 'none';
}
