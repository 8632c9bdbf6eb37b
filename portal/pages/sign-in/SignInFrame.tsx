import type { getLoginBackground } from '@yimen/contract/auth';
import type { DataOf } from '@yimen/contract/endpoint';
import { Alert } from '@yimen/ui/alert';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { useSite } from '../../boot/current.ts';
import * as css from './frame.css.ts';

interface SignInFrameProps {
  background?: DataOf<typeof getLoginBackground>;
  /** Where someone who is signed in already goes on. */
  redirect: string;
  children: ReactNode;
}

/** When the night's picture is shown, by the visitor's choice of theme. */
const nightMedia = { dark: 'all', light: 'not all', auto: '(prefers-color-scheme: dark)' } as const;

/** Picture, name and words of the institution around the sign-in panel; on a phone the panel is a sheet. */
export function SignInFrame({ background, redirect, children }: SignInFrameProps) {
  const { site, user, appearance } = useSite();
  const { unit } = site;
  return (
    <div className={css.frame}>
      {background && (
        <picture>
          {background.imageNight && <source srcSet={background.imageNight} media={nightMedia[appearance.theme]} />}
          <img src={background.image} alt="" className={css.picture} fetchPriority="high" />
        </picture>
      )}
      <div className={css.columns}>
        <header className={css.brand}>
          <img src={unit.logo} alt="" className={css.logo} />
          <div>
            <p className={css.name}>{unit.name}</p>
            <p className={css.subtitle}>{unit.subtitle}</p>
          </div>
        </header>
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
          <Heading level={1}>登录</Heading>
          {user && (
            <Alert tone="info">
              当前已登录：{user.name}。<Link href={redirect}>继续使用</Link>
            </Alert>
          )}
          {children}
          <p className={css.guest}>
            <Text as="span" tone="tertiary">
              先看看？
            </Text>
            <Link href="/">以访客身份浏览</Link>
          </p>
        </main>
        <footer className={css.foot}>
          <span>{unit.name}</span>
          {unit.icp && <span>{unit.icp}</span>}
          {unit.hotline && <span>服务热线 {unit.hotline}</span>}
        </footer>
      </div>
    </div>
  );
}

/** A sentence cut after its commas and stops. */
function phrasesOf(sentence: string): string[] {
  return sentence.match(/[^，。、；]+[，。、；]*/g) ?? [sentence];
}
