import { Button } from '@yimen/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inTime } from '../../lib/in-time.ts';
import { retry } from '../../lib/retry.ts';
import { focusOn, headingShown } from '../viewport/focus-on.ts';

/** Time after which the visitor can try again, even if the last try has not ended, in ms. */
const retryTimeoutMs = 15_000;

/** Loads the page at this address again, and tells the visitor when that fails. */
export function RetryButton() {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'untried' | 'trying' | 'failed'>('untried');
  const tried = useRef(false);
  // When the page appears, the button is removed and the focus is lost.
  useEffect(() => () => focusPage(tried.current), []);

  async function tryAgain() {
    tried.current = true;
    setState('trying');
    await inTime(retry(revalidate), retryTimeoutMs);
    setState('failed');
  }
  return (
    <>
      <Button variant="outline" size="xlarge" loading={state === 'trying'} loadingText="正在重试…" onClick={tryAgain}>
        重试
      </Button>
      <span role="status">{state === 'failed' && '还是没有打开，请稍后再试'}</span>
    </>
  );
}

function focusPage(tried: boolean): void {
  if (tried && document.activeElement === document.body) {
    focusOn(headingShown() ?? document.querySelector('main'));
  }
}
