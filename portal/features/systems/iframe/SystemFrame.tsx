import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { useEffect, useState } from 'react';
import { FrameShape } from './FrameShape.tsx';
import * as css from './iframe.css.ts';

/** Time after which a loading frame counts as slow, in ms. */
const frameTimeoutMs = 8000;

/** Enough for a business system, without access to the portal's window or origin. */
const sandbox =
  'allow-same-origin allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** Another system in a frame. The skeleton behind it is visible until it renders; a slow one may be partly rendered. */
export function SystemFrame({ name, address }: { name: string; address: string }) {
  const [loaded, setLoaded] = useState(false);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, frameTimeoutMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!loaded && <FrameShape />}
      <iframe
        className={css.frame}
        data-loaded={loaded || undefined}
        title={name}
        src={address}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
      />
      <div role="status" className={css.slow}>
        {slow && !loaded && (
          <div className={css.slowCard}>
            <Alert
              tone="warning"
              action={
                <Button variant="text" size="small" onClick={() => setSlow(false)}>
                  继续等
                </Button>
              }
            >
              {name}打开得很慢。如果一直没有内容，请在新窗口打开。
            </Alert>
          </div>
        )}
      </div>
    </>
  );
}
