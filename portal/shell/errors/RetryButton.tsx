import { Button } from '@yimen/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inTime } from '../../lib/in-time.ts';
import { retry } from '../../lib/retry.ts';
import { focusOn } from '../viewport/focus-on.ts';
import { headingShown } from '../viewport/heading-shown.ts';

/** Milliseconds after which one may try once more, whatever has become of the last try. */
const timeoutMs = 15_000;

/** Asks for the page of this very address again; who has tried in vain is told. */
export function RetryButton() {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'untried' | 'trying' | 'failed'>('untried');
  const tried = useRef(false);
  // The page that came took the button away, and the focus with it.
  useEffect(() => () => focusPage(tried.current), []);

  async function tryAgain() {
    tried.current = true;
    setState('trying');
    await inTime(retry(revalidate), timeoutMs);
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
