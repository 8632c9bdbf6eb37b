import type { getLoginBackground } from '@yimen/contract/auth';
import type { DataOf } from '@yimen/contract/endpoint';
import type { ReactNode } from 'react';
import { useSite } from '../boot/current.ts';
import * as css from './scene.css.ts';

export type Background = DataOf<typeof getLoginBackground>;

interface SceneProps {
  /** None where it could not be had: the page does without. */
  background: Background | undefined;
  /** Whether the picture fills the page, or is its upper edge and fades out. */
  shape: keyof typeof css.pictures;
  children: ReactNode;
}

/** When the night's picture is shown, by the visitor's choice of theme. */
const nightMedia = { dark: 'all', light: 'not all', auto: '(prefers-color-scheme: dark)' } as const;

/** A page without a shell before the institution's picture. */
export function Scene({ background, shape, children }: SceneProps) {
  const { appearance } = useSite();
  return (
    <div className={css.frames[shape]}>
      {background && (
        <picture>
          {background.imageNight && <source srcSet={background.imageNight} media={nightMedia[appearance.theme]} />}
          <img src={background.image} alt="" className={css.pictures[shape]} fetchPriority="high" />
        </picture>
      )}
      {children}
    </div>
  );
}

/** The institution's sign, name and what the portal is called. */
export function Brand() {
  const { logo, name, subtitle } = useSite().site.unit;
  return (
    <header className={css.brand}>
      <img src={logo} alt="" className={css.logo} />
      <div className={css.brandWords}>
        <p className={css.name}>{name}</p>
        <p className={css.subtitle}>{subtitle}</p>
      </div>
    </header>
  );
}
