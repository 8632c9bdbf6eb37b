import type { Notice } from '@yimen/contract/notices/notices';
import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { SwipeCell } from '@yimen/ui/mobile/swipe-cell';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { type Moment, monthDay, timeOf } from '../../../lib/time/clock.ts';
import { useExcerpt } from '../../../parts/page/whole-sentences.ts';
import { cover } from '../../../parts/phone/phone.css.ts';
import { deadlineTag, isPast } from '../../tasks/shared/deadline.ts';
import { MessageLink } from '../MessageLink.tsx';
import type { DayGroup } from './days.ts';
import * as css from './notice.css.ts';

interface NoticeRowProps {
  notice: Notice;
  /** Null for a guest, who has nothing to mark. */
  read: boolean | null;
  group: DayGroup;
  /** Whether it is the first of its group and shows the group's heading. */
  heading: boolean;
  href: string;
  now: Moment;
  onMark(read: boolean): void;
  /** Called when the page of a message is opened from here. */
  onOpen(): void;
}

/** A notice with an excerpt; swiping it, or its button, marks it as read or unread (DESIGN §9, 40). */
export function NoticeRow({ notice, read, group, heading, href, now, onMark, onOpen }: NoticeRowProps) {
  const row = <NoticeRowBody notice={notice} read={read} group={group} href={href} now={now} onOpen={onOpen} />;
  return (
    <>
      {heading && (
        <div className={css.day}>
          <Heading level={2} size="meta" tone="secondary">
            {group}
          </Heading>
        </div>
      )}
      <div className={css.cell}>
        {read === null ? (
          row
        ) : (
          <SwipeCell
            label={notice.title}
            actions={[{ id: 'mark', label: read ? '未读' : '已读', onPress: () => onMark(!read) }]}
          >
            {row}
          </SwipeCell>
        )}
      </div>
    </>
  );
}

function NoticeRowBody({ notice, read, group, href, now, onOpen }: Omit<NoticeRowProps, 'heading' | 'onMark'>) {
  const excerpt = useExcerpt(notice.excerpt);
  const asks = notice.needsReply && !notice.replied;
  const tag = asks ? deadlineTag(notice.deadline, now) : undefined;
  return (
    <article className={css.row}>
      <div className={css.line}>
        <h3 className={css.title}>
          <Link variant="plain" href={href}>
            <span className={cover} aria-hidden="true" />
            {read === false && <span className={css.dot} aria-hidden="true" />}
            {read === false && <VisuallyHidden>未读，</VisuallyHidden>}
            <Text strong={read === false}>{notice.title}</Text>
          </Link>
        </h3>
        <Text size="meta" tone="tertiary" nowrap>
          {group === '今天' ? timeOf(notice.publishedAt) : monthDay(notice.publishedAt)}
        </Text>
      </div>
      <div className={css.excerpt}>
        <Text as="p" size="meta" tone="secondary" lines={2}>
          {excerpt}
        </Text>
      </div>
      <div className={css.foot}>
        <Text size="meta" tone="tertiary">
          <Metadata items={[notice.type.name, notice.department]} />
        </Text>
        {notice.replied && (
          <Tag size="small" tone="success">
            已回复
          </Tag>
        )}
        {tag && (
          <Tag size="small" tone={tag.tone}>
            {tag.label}
          </Tag>
        )}
      </div>
      {asks && !(notice.deadline && isPast(notice.deadline, now)) && group === '今天' && (
        <div className={css.act}>
          <ButtonLink size="small" variant="primary" href={href}>
            去回复
          </ButtonLink>
        </div>
      )}
      {notice.link && group === '今天' && (
        <div className={css.act}>
          <MessageLink size="small" link={notice.link} onPhone onOpen={onOpen} />
        </div>
      )}
    </article>
  );
}
