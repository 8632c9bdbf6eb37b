import type { App } from '@yimen/contract/services/service';
import { AppWindowIcon, NetworkIcon, SquareArrowOutUpRightIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import type { ReactNode } from 'react';
import { type Moment, shortTime } from '../../../lib/time/clock.ts';
import { newWindow } from '../../../shell/routes/links.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import type { Start } from '../../services/shared/service-links.ts';
import { sendHit, useStart } from '../../services/shared/start.ts';
import * as css from './system.css.ts';

interface SystemCardProps {
  app: App;
  /** When the person last opened it; undefined for never. */
  usedAt: string | undefined;
  now: Moment;
}

/** A business system: its name, how it opens, and its state. In maintenance it is grey and keeps its place. */
export function SystemCard({ app, usedAt, now }: SystemCardProps) {
  const start = useStart(app);
  const off = start.kind === 'closed';
  const here = app.opens === 'self' || (start.kind === 'open' && start.framed);
  const Opens = here ? AppWindowIcon : SquareArrowOutUpRightIcon;
  return (
    <article className={css.card} data-state={off ? 'off' : 'on'}>
      <Tile icon={<ServiceIcon name={app.icon} />} />
      <div className={css.words}>
        <h3 className={css.name}>
          {start.kind === 'closed' ? (
            app.name
          ) : (
            <Link
              variant="plain"
              href={start.href}
              {...(start.kind === 'open' && {
                onClick: () => sendHit(app),
                ...(!here && newWindow),
              })}
            >
              <span className={css.cover} aria-hidden="true" />
              {app.name}
            </Link>
          )}
        </h3>
        <Text as="p" size="meta" tone="tertiary" lines={3} title={app.summary}>
          {app.summary || app.department.name}
        </Text>
        <State app={app} start={start} used={usedAt ? `${shortTime(usedAt, now)} 用过` : ''} />
      </div>
      {!off && (
        <span className={css.opens}>
          <Opens size={18} label={here ? '在本页打开' : '在新窗口打开'} />
        </span>
      )}
    </article>
  );
}

/** The last line: what to know before opening it, and when it was last used. Nothing where there is neither. */
function State({ app, start, used }: { app: App; start: Start; used: string }): ReactNode {
  const reason = start.kind === 'closed' && start.reason !== start.label ? start.reason : '';
  const said = start.kind === 'closed' ? reason : start.kind === 'sign-in' ? '登录后打开' : used;
  if (!said && !app.campusNetworkOnly) return null;
  return (
    <div className={css.state}>
      {start.kind === 'closed' && <Tag tone="error">{start.label}</Tag>}
      {app.campusNetworkOnly && (
        <Tag tone="warning" icon={<NetworkIcon size={14} strokeWidth={2} />}>
          仅校园网
        </Tag>
      )}
      {said && (
        <Text size="meta" tone={start.kind === 'closed' ? 'secondary' : 'tertiary'}>
          {said}
        </Text>
      )}
    </div>
  );
}
