import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouter } from '../../router-internals/router.tsx';
import { askBeforeReload } from '../reload/chunk-reload.ts';
import { focusOn } from '../viewport/focus-on.ts';
import { ActionNotice } from './ActionNotice.tsx';
import { askAgain, cancelNavigation, cancelTarget, watchRouter } from './cancel-navigation.ts';
import * as css from './progress.css.ts';

/** Time after which a loading page counts as slow, in ms. */
const slowNavigationMs = 8000;
/** Time after which a navigation is cancelled, in ms: the time-out of all calls (specification, section 7). */
const lateAfter = 60_000;

/**
 * Progress line at the top while the next page loads, after 200 ms. After 8 s it offers to retry or to cancel; after a
 * minute the navigation is cancelled.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const router = useRouter();
  useEffect(() => (router ? watchRouter(router) : undefined), [router]);
  const here = useLocation();
  useFocusOnStaying(state !== 'idle', here.pathname + here.search);
  const slow = useSlowNavigation(state === 'idle' ? undefined : location?.key, () => {
    cancelTarget();
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

function useSlowNavigation(journey: string | undefined, onLate: () => void): boolean {
  const [slow, setSlow] = useState<string>();
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (!journey) return;
    const timers = [setTimeout(() => setSlow(journey), slowNavigationMs), setTimeout(() => late(), lateAfter)];
    return () => timers.forEach(clearTimeout);
  }, [journey]);
  return journey !== undefined && slow === journey;
}

/** Restores the focus when a navigation was cancelled and the focus was lost meanwhile. */
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
