import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { loadUnread } from './unread.ts';

/** Milliseconds for which a count holds: who comes back to the tab later has it asked for anew. */
const fresh = 60_000;

/**
 * How many notices the member has not read, as a page's data say; asked for when they came without, and when someone
 * comes back to the tab. Null while that is not known, and for a guest.
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
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [data, member]);
  return asked?.data === data ? asked.unread : data.unread;
}
