import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigation } from 'react-router';
import { askBeforeReload } from '../boot/chunk-reload.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { focusOn } from './Announcer.tsx';
import * as css from './progress.css.ts';
import { stay, watchRouter } from './stay.ts';

/** Milliseconds after which a page that is on its way is said to be slow. */
const slowAfter = 8000;

/** A line at the top while the next page is on its way, from 200 ms on; after 8 s also a way to stay here. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const slow = useSlow(state === 'idle' ? undefined : location?.key);
  const router = useContext(RouterContext)?.router;
  useEffect(() => (router ? watchRouter(router) : undefined), [router]);
  const giveUp = useGivingUp(state !== 'idle');
  useEffect(() => (state === 'idle' ? undefined : askBeforeReload()), [state]);
  return (
    <>
      {state !== 'idle' && (
        <div className={css.track}>
          <div className={css.bar} />
          <VisuallyHidden>正在打开页面</VisuallyHidden>
        </div>
      )}
      <ActionNotice shown={slow} action="取消" onAction={giveUp}>
        页面打开得有些慢，可以继续等，也可以留在本页。
      </ActionNotice>
    </>
  );
}

function useSlow(journey: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!journey) return;
    const timer = setTimeout(() => setSlow(journey), slowAfter);
    return () => clearTimeout(timer);
  }, [journey]);
  return journey !== undefined && slow === journey;
}

/** Stays on the page that is shown, and puts the focus back where it was when the other one was asked for. */
function useGivingUp(busy: boolean): () => void {
  const before = useRef<Element>(null);
  const gaveUp = useRef(false);
  useEffect(() => {
    if (busy) {
      before.current = document.activeElement;
      gaveUp.current = false;
    } else if (gaveUp.current) {
      gaveUp.current = false;
      const focused = before.current;
      const isThere = focused instanceof HTMLElement && focused !== document.body && focused.isConnected;
      focusOn(isThere ? focused : document.querySelector('main'));
    }
  }, [busy]);
  return () => {
    gaveUp.current = true;
    stay();
  };
}
