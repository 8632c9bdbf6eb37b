import { Alert } from '@yimen/ui/alert';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { RefreshCwIcon } from '@yimen/ui/icon';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useEffect, useState } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router';
import { OpenOutside } from '../parts/OpenOutside.tsx';
import { CollectButton } from './CollectButton.tsx';
import type { loader as check } from './check.ts';
import * as css from './iframe.css.ts';
import type { System, systemLoader } from './load-entry.ts';
import { Refused } from './Refused.tsx';
import { useFrameLoading } from './use-frame-loading.ts';

export { meta, systemLoader as loader } from './load-entry.ts';

/** Enough for a business system; neither the portal's window nor its origin. */
const sandbox =
  'allow-same-origin allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** A menu entry's own system, or one of the business systems, in a frame, with a way out that is always there (specification, section 2). */
export default function FramePage() {
  const entry = useLoaderData<typeof systemLoader>();
  return (
    <ToastProvider>
      <Frame key={entry.id} {...entry} />
    </ToastProvider>
  );
}

function Frame({ id, name, address, host, app }: System) {
  const { search } = useLocation();
  const { load, data } = useFetcher<typeof check>();
  const [round, setRound] = useState(0);
  const { state, loaded } = useFrameLoading(round);

  useEffect(() => {
    void load(`/frame-check${search}`);
  }, [load, search]);

  const refused = data?.embedding === 'refused';
  const doubtful = !refused && (state === 'slow' || data?.embedding === 'unreachable');
  return (
    <section className={css.place} aria-labelledby="frame-title">
      <div className={css.bar}>
        <div className={css.inner}>
          <Heading level={1} size="title3" id="frame-title">
            {name}
          </Heading>
          <Text tone="tertiary" size="meta" lines={1}>
            {host}
          </Text>
          <div className={css.actions}>
            <Button startIcon={<RefreshCwIcon size={18} />} disabled={refused} onClick={() => setRound(round + 1)}>
              刷新
            </Button>
            {app && <CollectButton app={app} />}
            <OpenOutside size="medium" variant="outline" href={address} />
          </div>
        </div>
      </div>
      <div role="status" className={css.notice}>
        {doubtful && (
          <Alert tone="warning">
            {state === 'slow' ? `“${name}”打开得很慢。` : ''}如果下面没有内容，请在新窗口打开。
          </Alert>
        )}
      </div>
      {refused ? (
        <Refused id={id} name={name} address={address} host={host} reason={data.reason} />
      ) : (
        <div className={css.stage}>
          {state !== 'loaded' && (
            <div className={css.waiting}>
              <Spinner />
            </div>
          )}
          {state !== 'idle' && (
            <iframe
              key={round}
              className={css.frame}
              title={name}
              src={address}
              sandbox={sandbox}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={loaded}
            />
          )}
        </div>
      )}
    </section>
  );
}
