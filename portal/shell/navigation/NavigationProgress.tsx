import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouter } from '../../router-internals/router.tsx';
import { askBeforeReload } from '../reload/chunk-reload.ts';
import { focusOn } from '../viewport/focus-on.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { askAgain, cancelNavigation, refuse, watchRouter } from './cancel-navigation.ts';
import * as css from './progress.css.ts';

/** Milliseconds after which a page that is on its way is said to be slow. */
const slowAfter = 8000;
/** Milliseconds after which it is waited for no longer: the time-out of all calls (specification, section 7). */
const lateAfter = 60_000;

/**
 * A line at the top while the next page is on its way, from 200 ms on; after 8 s also ways to ask again and to stay
 * here. What has not come within a minute is given up.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const router = useRouter();
  useEffect(() => (router ? watchRouter(router) : undefined), [router]);
  const here = useLocation();
  useFocusOnStaying(state !== 'idle', here.pathname + here.search);
  const slow = useSlow(state === 'idle' ? undefined : location?.key, () => {
    refuse();
    cancelNavigation();
  });
  useEffect(() => (state === 'idle' ? undefined : askBeforeReload()), [state]);
  return (
    <>
      {state !== 'idle' && (
        <div className={css.track}>
          <div className={css.bar} />
          <VisuallyHidden>正在打开页面</VisuallyHidden>
        </div>
      )}
      <ActionNotice shown={slow} actions={{ 重试: askAgain, 取消: cancelNavigation }}>
        页面打开得有些慢，可以继续等，也可以重试，或取消后留在本页。
      </ActionNotice>
    </>
  );
}

function useSlow(journey: string | undefined, onLate: () => void): boolean {
  const [slow, setSlow] = useState<string>();
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (!journey) return;
    const timers = [setTimeout(() => setSlow(journey), slowAfter), setTimeout(() => late(), lateAfter)];
    return () => timers.forEach(clearTimeout);
  }, [journey]);
  return journey !== undefined && slow === journey;
}

/** Puts the focus back to where it was when a page was asked for that did not come, if it has gone meanwhile. */
function useFocusOnStaying(busy: boolean, here: string) {
  const before = useRef<{ focused: Element | null; here: string }>(undefined);
  useEffect(() => {
    if (busy) {
      before.current ??= { focused: document.activeElement, here };
      return;
    }
    const left = before.current;
    before.current = undefined;
    if (left?.here !== here || document.activeElement !== document.body) return;
    const { focused } = left;
    const isThere = focused instanceof HTMLElement && focused !== document.body && focused.isConnected;
    focusOn(isThere ? focused : document.querySelector('main'));
  }, [busy, here]);
}
