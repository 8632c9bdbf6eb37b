import type { App } from '@yimen/contract/services/service';
import { Button } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ChevronRightIcon, RefreshCwIcon, StarIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router';
import { focusOn } from '../../../shell/viewport/focus-on.ts';
import { useCollected } from '../../services/shared/collection/collect.ts';
import { OpenOutside } from '../OpenOutside.tsx';
import type { loader as check } from './check.ts';
import { FrameShape } from './FrameShape.tsx';
import * as css from './iframe.css.ts';
import type { System, systemLoader } from './load-entry.ts';
import { NotFramed } from './NotFramed.tsx';
import { SystemFrame } from './SystemFrame.tsx';

export { meta, systemLoader as loader } from './load-entry.ts';

/**
 * A menu entry's system, or a business system, in a frame, with a link that opens it outside (specification, section
 * 2).
 */
export default function FramePage() {
  const system = useLoaderData<typeof systemLoader>();
  return (
    <ToastProvider>
      <Frame key={system.id} {...system} />
    </ToastProvider>
  );
}

function Frame(system: System) {
  const { name, address, host, app, above } = system;
  const { search } = useLocation();
  const { load, data, state } = useFetcher<typeof check>();
  const [round, setRound] = useState(0);
  const [retried, setRetried] = useState(false);
  const [insisted, setInsisted] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    void load(`/frame-check${search}`);
  }, [load, search]);

  const embedding = insisted ? 'allowed' : data?.embedding;
  const asking = state !== 'idle' && !insisted;
  const framed = embedding === 'allowed';
  const failed = embedding === 'unreachable' || embedding === 'slow';

  function refresh() {
    setRound(round + 1);
    setRetried(failed);
    if (!insisted) void load(`/frame-check${search}&afresh`);
  }
  // The notice is removed together with the pressed button, so the focus must be moved.
  const stoodIn = useRef(false);
  useEffect(() => {
    if (framed && stoodIn.current && document.activeElement === document.body) focusOn(title.current);
    stoodIn.current = failed;
  }, [framed, failed]);

  return (
    <section className={css.place} aria-labelledby="frame-title">
      <div className={css.bar}>
        <div className={css.inner}>
          {above && (
            <>
              <Link variant="quiet" href={above.href}>
                {above.name}
              </Link>
              <ChevronRightIcon size={14} />
            </>
          )}
          <Heading level={1} size="title3" id="frame-title" ref={title}>
            {name}
          </Heading>
          <Text tone="tertiary" size="meta" lines={1}>
            {host}
          </Text>
          <div className={css.actions}>
            <Button startIcon={<RefreshCwIcon size={18} />} disabled={embedding === 'refused'} onClick={refresh}>
              刷新
            </Button>
            {app && <CollectButton app={app} />}
            <OpenOutside size="medium" variant="outline" href={address} />
          </div>
        </div>
      </div>
      <div className={css.stage}>
        {data && !framed ? (
          <NotFramed
            system={system}
            framing={data}
            trying={asking ? 'now' : retried ? 'failed' : 'not'}
            onRetry={refresh}
            onInsist={() => setInsisted(true)}
          />
        ) : framed && !asking ? (
          <SystemFrame key={round} name={name} address={address} />
        ) : (
          <>
            <VisuallyHidden role="status">正在打开{name}</VisuallyHidden>
            <FrameShape />
          </>
        )}
      </div>
    </section>
  );
}

/** Adds the system to the person's collection, or removes it. */
function CollectButton({ app }: { app: App }) {
  const [collected, collect] = useCollected(app);
  return (
    <Button startIcon={<StarIcon size={18} />} aria-pressed={collected} onClick={() => collect(!collected)}>
      {collected ? '已收藏' : '收藏'}
    </Button>
  );
}
