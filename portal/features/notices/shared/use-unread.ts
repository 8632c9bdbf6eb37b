import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { onPageEvents } from '../../../lib/page-events.ts';
import { loadUnread } from './unread.ts';

/** How long a count is valid, in ms: on a later return to the tab it is loaded again. */
const fresh = 60_000;

/**
 * The number of the member's unread notices: from the page's data, loaded when they lack it, and again when the visitor
 * returns to the tab. Null while unknown, and for a guest.
 */
export function useUnread(data: { unread: number | null }, member = true): number | null {
  const [asked, setAsked] = useState<{ data: object; unread: number }>();
  useEffect(() => {
    if (!member) return;
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
    return onPageEvents(['visibilitychange'], look);
  }, [data, member]);
  return asked?.data === data ? asked.unread : data.unread;
}
