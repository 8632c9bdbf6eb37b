import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { useEffect, useState } from 'react';
import { useStore } from '../lib/store.ts';
import { useSite } from '../shell/visit/current.ts';
import { isAppleBrowser, isInstalled, noteAnswered } from './install.ts';
import * as css from './install-card.css.ts';
import { installOffer } from './install-offer.ts';

/**
 * Offers once to add the site to the home screen (DESIGN §9, 43). Shown only while the page is idle: no layer or strip
 * is open and no field has the focus. Renders nothing where the browser does not support it.
 */
export default function InstallCard({ title }: { title: string }) {
  const { logo } = useSite().site.unit;
  const offer = useStore(installOffer);
  const [answered, setAnswered] = useState(false);
  const idle = useIdle();
  const byHand = !offer && isAppleBrowser(navigator);
  if (answered || !idle || isInstalled() || (!offer && !byHand)) return null;

  function answer() {
    noteAnswered();
    setAnswered(true);
  }

  return (
    <section className={css.place} aria-label="添加到桌面">
      <div className={css.card}>
        <img className={css.logo} src={logo} alt="" />
        <div className={css.words}>
          <Heading level={2} size="title3">{`把“${title}”放到桌面`}</Heading>
          <Text as="p" size="meta" tone="secondary">
            {byHand ? '点浏览器的分享按钮，选“添加到主屏幕”，断网也能看课表。' : '打开更快，断网也能看课表'}
          </Text>
        </div>
        <div className={css.actions}>
          <Button variant="secondary" fullWidth onClick={answer}>
            {byHand ? '知道了' : '不用了'}
          </Button>
          {offer && (
            <Button
              variant="primary"
              fullWidth
              onClick={() => {
                answer();
                void offer.prompt();
              }}
            >
              添加
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** True while the page is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle) return;
    const look = setInterval(() => {
      const busy =
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [data-strip]') !== null;
      const typing = document.activeElement?.matches('input, textarea, select') ?? false;
      if (!busy && !typing) setIdle(true);
    }, 2000);
    return () => clearInterval(look);
  }, [idle]);
  return idle;
}
