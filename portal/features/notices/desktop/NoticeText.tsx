import type { DataOf } from '@yimen/contract/endpoint';
import type { noticeInfo } from '@yimen/contract/notices/notices';
import { Heading } from '@yimen/ui/heading';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { Attachments } from '../../news/shared/Attachments.tsx';
import { Blocks } from '../../news/shared/Blocks.tsx';
import { isPast } from '../../tasks/shared/deadline.ts';
import { Results } from '../../tasks/shared/Results.tsx';
import { MessageLink } from '../MessageLink.tsx';
import { NoticeReply } from './NoticeReply.tsx';
import * as css from './notice-text.css.ts';
import { ToSchedule } from './ToSchedule.tsx';

interface NoticeTextProps {
  notice: DataOf<typeof noticeInfo>;
  now: Moment;
  /** Level of its title: 1 where the page is the notice. */
  level?: 1 | 2;
  /** Actions, beside type and deadline. */
  actions?: ReactNode;
  onPhone?: boolean;
}

/** A notice with its text and deadline. */
export function NoticeText({ notice, now, level = 1, actions, onPhone = false }: NoticeTextProps) {
  const {
    title,
    type,
    department,
    publishedAt,
    deadline,
    needsReply,
    replied,
    body,
    attachments,
    downloads,
    results,
    replying,
    link,
  } = notice;
  return (
    <article>
      <header className={css.head}>
        <div className={css.tags}>
          <Tag tone="theme">{type.name}</Tag>
          {needsReply && <Tag tone={replied ? 'success' : 'warning'}>{replied ? '已回复' : '需要回复'}</Tag>}
          {deadline && <Tag tone="warning">{deadline} 截止</Tag>}
          {deadline && !isPast(deadline, now) && <ToSchedule deadline={deadline} title={title} onPhone={onPhone} />}
          {actions && <span className={css.actions}>{actions}</span>}
        </div>
        <Heading level={level} size={level === 1 ? 'title1' : 'title2'}>
          {title}
        </Heading>
        <Text size="meta" tone="tertiary">
          {[department, publishedAt].filter(Boolean).join('　')}
        </Text>
      </header>
      <Blocks body={body} level={level === 1 ? 2 : 3} size="body" />
      {results.length > 0 && (
        <div className={css.act}>
          <Results files={results} />
        </div>
      )}
      {link && (
        <p className={css.act}>
          <MessageLink link={link} onPhone={onPhone} />
        </p>
      )}
      <Attachments files={attachments} downloads={downloads} level={level === 1 ? 2 : 3} />
      {needsReply && !replying && (
        <Text as="p" size="meta" tone="secondary">
          这条通知来自其他系统，请到发通知的系统里回复。
        </Text>
      )}
      {replying && <NoticeReply key={notice.id} notice={notice} replying={replying} level={level === 1 ? 2 : 3} />}
    </article>
  );
}
