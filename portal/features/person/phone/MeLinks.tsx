import { hrefTo, paths } from '@yimen/contract/paths';
import { Badge } from '@yimen/ui/badge';
import { BellIcon, CalendarDaysIcon, FileTextIcon, HistoryIcon, MessageSquareIcon } from '@yimen/ui/icon';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Section } from '@yimen/ui/mobile/section';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useLater } from '../../../parts/page/use-later.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { useUnreadLeft } from '../../notices/shared/opened-notices.ts';
import { useWithWaiting } from '../../schedule/use-with-waiting.ts';
import { loadCounts } from './load-counts.ts';
import type { Overview } from './load-me.ts';

interface MeLink {
  title: string;
  href: string;
  icon: ReactNode;
  value?: string;
  end?: ReactNode;
}

/** Links to the person's own lists, with their counts. */
export function MeLinks({ data }: { data: Overview }) {
  const { today } = data;
  const { value: counts } = useLater(data.counts, data.counts === null, () => loadCounts(call));
  const unread = useUnreadLeft(data)(counts?.unread ?? 0);
  const waiting = useWithWaiting()([], { day: today, time: '00:00' }, today);
  const lessons = (counts?.lessons ?? 0) + waiting.length;
  const links: MeLink[] = [
    {
      title: '我的办件',
      href: hrefTo('mobile-task-center', { query: { view: 'mine' } }),
      icon: <FileTextIcon size={20} strokeWidth={1.6} />,
      value: counts && counts.own > 0 ? `${counts.own} 件` : '',
    },
    {
      title: '最近使用',
      href: hrefTo('mobile-personal-center', { query: { tab: 'recent' } }),
      icon: <HistoryIcon size={20} strokeWidth={1.6} />,
    },
    {
      title: '我的日程',
      href: paths['mobile-schedule-detail'],
      icon: <CalendarDaysIcon size={20} strokeWidth={1.6} />,
      value: lessons > 0 ? `今天 ${lessons} 项` : counts ? '今天没有安排' : '',
    },
    {
      title: '我的意见',
      href: hrefTo('mobile-personal-center', { query: { tab: 'feedback' } }),
      icon: <MessageSquareIcon size={20} strokeWidth={1.6} />,
    },
    {
      title: '消息通知',
      href: paths['mobile-notice'],
      icon: <BellIcon size={20} strokeWidth={1.6} />,
      end: unread > 0 ? <Badge count={unread} /> : undefined,
    },
  ];
  return (
    <Section aria-label="我的" padding="none">
      <CellGroup>
        {links.map(({ href, ...link }) => {
          const target = linkTo(href);
          return target && <Cell key={href} {...link} href={target.href} />;
        })}
      </CellGroup>
    </Section>
  );
}
