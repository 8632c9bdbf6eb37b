import type { Notice } from '@yimen/contract/notices/notices';
import { Empty } from '@yimen/ui/empty';
import { Link } from '@yimen/ui/link';
import { Pagination } from '@yimen/ui/pagination';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { daysBetween, type Moment, monthDay, shortTime, timeOf } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { useExcerpt } from '../../../parts/page/whole-sentences.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { pinned } from '../../news/shared/pinned.ts';
import { isPast } from '../../tasks/shared/deadline.ts';
import { type NoticesData, noticesHref, noticesPerPage } from './load-notices.ts';
import * as css from './notices.css.ts';

interface NoticeRowsProps extends Pick<NoticesData, 'filters' | 'notices'> {
  /** Whether other systems may still send more. */
  waiting: boolean;
  now: Moment;
}

/** A page of notices; the open one is marked. */
export function NoticeRows({ filters, notices, waiting, now }: NoticeRowsProps) {
  const { pictures } = useInstitution();
  if (!notices) {
    return (
      <div className={css.padded}>
        <LoadFailed what="通知" />
      </div>
    );
  }
  return (
    <>
      {notices.failed.length > 0 && (
        <div className={css.padded}>
          <PartFailed failed={notices.failed} waiting={waiting} />
        </div>
      )}
      {!waiting && notices.list.length === 0 && (
        <Empty image={pictures.empty} title={filters.onlyUnread ? '没有未读的通知' : '这里还没有通知'} />
      )}
      <ul className={css.rows}>
        {notices.list.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            href={noticesHref(filters, { open: notice.id })}
            filters={filters}
            now={now}
          />
        ))}
      </ul>
      <div className={css.pages}>
        <Pagination
          page={filters.page}
          pageSize={noticesPerPage}
          total={notices.total}
          hrefFor={(page) => noticesHref(filters, { page })}
        />
      </div>
    </>
  );
}

interface RowProps {
  notice: Notice;
  href: string;
  filters: NoticesData['filters'];
  now: Moment;
}

function NoticeItem({ notice, href, filters, now }: RowProps) {
  const open = notice.id === filters.open;
  // In care mode the notice replaces the list, and is read from its beginning.
  const keepsPlace = useCare() ? undefined : '';
  const excerpt = useExcerpt(notice.excerpt);
  const unread = notice.read === false && !open;
  const deadline = notice.replied ? null : deadlineIn(notice.deadline, now);
  return (
    <li>
      <Link variant="plain" href={href} data-keep-place={keepsPlace} aria-current={open ? 'true' : undefined}>
        <span className={css.row} data-state={open ? 'active' : 'inactive'}>
          <span className={css.dot} data-state={unread ? 'on' : 'off'}>
            {unread && <VisuallyHidden>未读</VisuallyHidden>}
          </span>
          <span className={css.words}>
            <span className={css.line}>
              <span className={css.cut}>
                <Text strong={unread} lines={1}>
                  {notice.title}
                </Text>
              </span>
              {notice.top && (
                <Tag tone="outline" size="small">
                  {pinned}
                </Tag>
              )}
              <Text size="meta" tone="tertiary" nowrap>
                {shortTime(notice.publishedAt, now)}
              </Text>
            </span>
            <span className={css.line}>
              <span className={css.cut}>
                <Text size="meta" tone="tertiary" lines={1}>
                  {excerpt || notice.department}
                </Text>
              </span>
              {notice.replied && <Tag tone="success">已回复</Tag>}
              {deadline && <Tag tone={deadline.urgent ? 'warning' : 'outline'}>{deadline.text}</Tag>}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Remaining time of a deadline: 今天 17:00 截止; empty when there is none or it has passed. */
export function deadlineIn(deadline: string | null, now: Moment): { text: string; urgent: boolean } | null {
  if (!deadline || isPast(deadline, now)) return null;
  const days = daysBetween(now.day, deadline);
  const until = days === 0 ? `今天 ${timeOf(deadline)} ` : days === 1 ? '明天' : `${monthDay(deadline)} `;
  return { text: `${until}截止`, urgent: days < 2 };
}
