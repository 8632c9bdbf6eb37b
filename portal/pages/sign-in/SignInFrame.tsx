import { Alert } from '@yimen/ui/alert';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { useSite } from '../../boot/current.ts';
import { type Background, Brand, Scene } from '../../sign-on/Scene.tsx';
import { feet } from '../../sign-on/scene.css.ts';
import * as css from './frame.css.ts';

interface SignInFrameProps {
  background?: Background;
  /** Where someone who is signed in already goes on. */
  redirect: string;
  children: ReactNode;
}

/** Picture, name and words of the institution around the sign-in panel; on a phone the panel is a sheet. */
export function SignInFrame({ background, redirect, children }: SignInFrameProps) {
  const { site, user } = useSite();
  const { unit } = site;
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
          {user && (
            <Alert tone="info">
              当前已登录：{user.name}。
              <Link standalone href={redirect}>
                继续使用
              </Link>
            </Alert>
          )}
          {children}
          <p className={css.guest}>
            <Text as="span" tone="tertiary">
              先看看？
            </Text>
            <Link standalone href="/">
              以访客身份浏览
            </Link>
          </p>
        </main>
        <footer className={feet.whole}>
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
