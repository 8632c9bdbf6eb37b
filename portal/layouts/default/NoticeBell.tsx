import { BellIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { call } from '../../modules/call.ts';
import { loadUnread } from '../../modules/unread.ts';
import type { FrameData } from './load-frame.ts';
import type { NoticeHandle } from './notice-handle.ts';

/** Milliseconds for which a count holds: who comes back to the tab later has it asked for anew. */
const fresh = 60_000;

/** The way to the notices, with how many are unread (DESIGN §10.5). */
export function NoticeBell({ data }: { data: FrameData }) {
  const ofPage = useUnreadOfPage();
  const unread = useUnread(data);
  return <IconButtonLink label="通知" icon={<BellIcon />} badge={ofPage ?? unread} href="/info-center?tab=notices" />;
}

/** As the page that is shown says, which is asked with each mark that is set there. */
function useUnreadOfPage(): number | undefined {
  const page = useMatches().at(-1);
  const { unreadIn } = (page?.handle ?? {}) as Partial<NoticeHandle>;
  return page?.loaderData ? unreadIn?.(page.loaderData) : undefined;
}

/** As the frame's data say; asked for when they came without, and when someone comes back to the tab. */
function useUnread(data: FrameData): number {
  const [asked, setAsked] = useState<{ data: FrameData; unread: number }>();
  useEffect(() => {
    let at = data.unread === null ? 0 : Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - at < fresh) return;
      at = Date.now();
      await loadUnread(call).then(
        (unread) => setAsked({ data, unread }),
        () => undefined,
      );
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [data]);
  return (asked?.data === data ? asked.unread : data.unread) ?? 0;
}
