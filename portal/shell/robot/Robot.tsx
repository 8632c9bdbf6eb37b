import { Heading } from '@yimen/ui/heading';
import { BotIcon, MaximizeIcon, PencilIcon, XIcon } from '@yimen/ui/icon';
import { IconButton, IconButtonLink } from '@yimen/ui/icon-button';
import { Spinner } from '@yimen/ui/spinner';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { loader } from './check.ts';
import { assistantPath, closeRobot, onlyGuides } from './control.ts';
import { readMessage } from './message.ts';
import * as css from './robot.css.ts';

/** For an external page: it may run scripts in its own origin, but cannot navigate this window. */
const outsideSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
/** The portal's own assistant needs no script; its links open in this window. */
const ownSandbox = 'allow-forms allow-top-navigation-by-user-activation';

/** The assistant beside the page, which stays usable (specification, section 4; DESIGN §9, 29). */
export default function Robot() {
  const { load, data } = useFetcher<typeof loader>();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const outside = data?.outside;
  const [round, setRound] = useState(0);

  useEffect(() => {
    panel.current?.focus();
    void load('/robot-check');
  }, [load]);

  useEffect(() => {
    if (!outside) return;
    const onMessage = (event: MessageEvent) => {
      const speaker = { window: frame.current?.contentWindow, origin: outside.origin };
      const message = readMessage(event, speaker);
      if (message?.action === 'close') closeRobot();
      else if (message?.action === 'open') void navigate(message.href);
      else if (message?.action === 'ready') {
        const { code, accessToken } = outside;
        frame.current?.contentWindow?.postMessage({ yimen: 'portal', code, accessToken }, outside.origin);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [outside, navigate]);

  function onKeyDown(event: KeyboardEvent) {
    // A layer that was opened from here has the key first.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) closeRobot();
  }

  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-labelledby="robot-title" onKeyDown={onKeyDown}>
      <div className={css.bar}>
        <Tile size="small" icon={<BotIcon size={20} />} />
        <div className={css.who}>
          <Heading level={2} size="title3" id="robot-title">
            {data?.name ?? '助手'}
          </Heading>
          {!outside && (
            <Text size="meta" tone="tertiary">
              {onlyGuides}
            </Text>
          )}
        </div>
        {data && !outside && (
          <>
            <IconButton label="新的提问" icon={<PencilIcon size={20} />} onClick={() => setRound(round + 1)} />
            <IconButtonLink
              label="打开整页"
              icon={<MaximizeIcon size={20} />}
              href={assistantPath}
              onClick={closeRobot}
            />
          </>
        )}
        <IconButton label="关闭助手" icon={<XIcon size={20} />} onClick={closeRobot} />
      </div>
      {data ? (
        <iframe
          key={round}
          ref={frame}
          className={css.frame}
          title={data.name}
          src={outside ? outside.address : `${assistantPath}?frame=1`}
          sandbox={outside ? outsideSandbox : ownSandbox}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={css.waiting}>
          <Spinner />
        </div>
      )}
    </section>
  );
}
