import type { DataOf } from '@yimen/contract/endpoint';
import type { getLoginBackground } from '@yimen/contract/sign-in/auth';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/visit/current.ts';
import * as css from './scene.css.ts';

export type Background = DataOf<typeof getLoginBackground>;

interface SceneProps {
  /** Undefined when it did not load: the page works without it. */
  background: Background | undefined;
  /** Whether the picture fills the page, or only its top, where it fades out. */
  shape: keyof typeof css.pictures;
  children: ReactNode;
}

/** Media query for the dark picture, by the visitor's choice of theme. */
const nightMedia = { dark: 'all', light: 'not all', auto: '(prefers-color-scheme: dark)' } as const;

/** A page without header and footer in front of the institution's picture. */
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

/** The institution's logo and name, and the portal's name. */
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

interface SignInFrameProps {
  background: Background | undefined;
  children: ReactNode;
}

/** The institution's picture, name and text around a sign-in panel; on a phone the panel is a sheet. */
export function SignInFrame({ background, children }: SignInFrameProps) {
  const { unit } = useSite().site;
  return (
    <Scene background={background} shape="whole">
      <div className={css.columns}>
        <Brand />
        {background?.title && (
          <aside className={css.words} aria-label="欢迎">
            <p className={css.motto}>
              {phrasesOf(background.title).map((phrase) => (
                <span key={phrase} className={css.phrase}>
                  {phrase}
                </span>
              ))}
            </p>
            <p className={css.text}>{background.text}</p>
          </aside>
        )}
        <main id="main" tabIndex={-1} className={css.panel}>
          {children}
        </main>
        <footer className={css.feet.whole}>
          <span>{unit.name}</span>
          {unit.icp && <span>{unit.icp}</span>}
          {unit.hotline && <span>服务热线 {unit.hotline}</span>}
        </footer>
      </div>
    </Scene>
  );
}

/** Splits a sentence after its commas and full stops. */
function phrasesOf(sentence: string): string[] {
  return sentence.match(/[^，。、；]+[，。、；]*/g) ?? [sentence];
}
