import { hrefTo } from '@yimen/contract/paths';
import { BellIcon } from '@yimen/ui/icon';
import { useMatches } from 'react-router';
import { useUnread } from '../../../features/notices/shared/use-unread.ts';
import type { NoticeHandle } from '../../routes/handles.ts';
import type { FrameData } from './load-frame.ts';
import { ToolLink } from './ToolLink.tsx';

/** Link to the notices and messages, with the number of unread ones (DESIGN §10.5). */
export function NoticeBell({ data }: { data: FrameData }) {
  const ofPage = useUnreadOfPage();
  const unread = useUnread(data) ?? 0;
  return (
    <ToolLink
      label="消息通知"
      icon={<BellIcon />}
      badge={ofPage ?? unread}
      href={hrefTo('info-center', { query: { tab: 'notices' } })}
    />
  );
}

/** The shown page's count is newer: it is loaded again after each change there. */
function useUnreadOfPage(): number | undefined {
  const page = useMatches().at(-1);
  const { unreadIn } = (page?.handle ?? {}) as Partial<NoticeHandle>;
  return page?.loaderData ? unreadIn?.(page.loaderData) : undefined;
}
