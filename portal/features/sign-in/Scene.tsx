import type { DataOf } from '@yimen/contract/endpoint';
import type { getLoginBackground } from '@yimen/contract/sign-in/auth';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/visit/current.ts';
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

interface SignInFrameProps {
  background: Background | undefined;
  children: ReactNode;
}

/** Picture, name and words of the institution around a panel of signing in; on a phone the panel is a sheet. */
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

/** A sentence cut after its commas and stops. */
function phrasesOf(sentence: string): string[] {
  return sentence.match(/[^，。、；]+[，。、；]*/g) ?? [sentence];
}
