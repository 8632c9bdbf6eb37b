import type { Framing } from '@yimen/contract/systems/framing';
import { Button } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useEffect, useRef } from 'react';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { OpenOutside } from '../OpenOutside.tsx';
import type { System } from './load-entry.ts';
import * as css from './not-framed.css.ts';
import { openOut, useOpensOut } from './out.ts';
import { WindowPicture } from './WindowPicture.tsx';
import * as card from './window-card.css.ts';

interface NotFramedProps {
  system: System;
  framing: Framing;
  /** State of the retry. */
  trying: 'not' | 'now' | 'failed';
  onRetry: () => void;
  /** Loads it in the frame anyway: the visitor's browser may reach a system that this server cannot. */
  onInsist: () => void;
}

const reasonTexts = {
  refused: {
    title: '这个系统要开另一扇窗',
    words: (name: string) =>
      `${name}出于自身的安全设置，不允许显示在其他页面里。在新窗口打开就能正常使用，可能需要再登录一次。`,
  },
  unreachable: {
    title: '现在连不上这个系统',
    words: (name: string) => `${name}可能正在维护，或者只在内部网络里开放。请稍后重试，也可以在新窗口打开看看。`,
  },
  slow: {
    title: '这个系统迟迟没有回应',
    words: (name: string) => `等了几秒，${name}还没有回应。可以重试，也可以在新窗口打开，慢慢等它。`,
  },
} as const;

/**
 * Shown instead of a frame whose system refuses framing or fails: the reason, and what to do instead (DESIGN §9, 27).
 */
export function NotFramed({ system, framing, trying, onRetry, onInsist }: NotFramedProps) {
  const { hotline } = useInstitution();
  const { name, address, host, above } = system;
  const { embedding, reason } = framing;
  if (embedding === 'allowed') return null;
  const { title, words } = reasonTexts[embedding];
  const refused = embedding === 'refused';
  const back = (
    <Link standalone href={above?.href ?? '/'}>
      返回{above?.name ?? '首页'}
    </Link>
  );
  return (
    <>
      <div className={card.place}>
        <div className={card.card}>
          <div className={card.side}>
            <WindowPicture />
          </div>
          <div className={card.words}>
            <Heading level={2} size="title1">
              {title}
            </Heading>
            <Text as="p" tone="secondary">
              {words(name)}
            </Text>
            <p className={card.host}>{host}</p>
            <div className={card.ways}>
              {!refused && (
                <Button
                  variant="primary"
                  size="xlarge"
                  loading={trying === 'now'}
                  loadingText="正在重试…"
                  onClick={onRetry}
                >
                  重试
                </Button>
              )}
              <OpenOutside href={address} variant={refused ? 'primary' : 'outline'} />
              {refused && back}
            </div>
            {refused ? (
              <OpensOut {...system} />
            ) : (
              <div className={css.last}>
                <Button variant="text" onClick={onInsist}>
                  仍在本页打开
                </Button>
                {back}
                <span role="status">{trying === 'failed' && '还是没有打开，请稍后再试'}</span>
              </div>
            )}
          </div>
        </div>
      </div>
      {(hotline || reason) && (
        <div className={css.foot}>
          {hotline && <Text size="meta">打不开？服务热线 {hotline}</Text>}
          {reason && (
            <Text size="meta">
              管理员提示：{refused ? '目标站点返回' : '门户服务器连接时遇到'} {reason}
            </Text>
          )}
        </div>
      )}
    </>
  );
}

/** Remembers to open a system in a new window, and does so for a visitor who has chosen that before. */
function OpensOut({ id, address }: System) {
  const [opensOut, setOpensOut] = useOpensOut(id);
  const asked = useRef(opensOut);
  useEffect(() => {
    if (asked.current) openOut(address);
    asked.current = false;
  }, [address]);
  return <Checkbox label="以后直接在新窗口打开" checked={opensOut} onCheckedChange={setOpensOut} />;
}
