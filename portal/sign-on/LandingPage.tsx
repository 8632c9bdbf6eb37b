import { useEffect, useRef } from 'react';
import type { Arrival, ReadArrival } from './arrival.ts';
import { failedHref } from './failed.ts';
import { WaitingPage } from './WaitingPage.tsx';

/**
 * Where a counterpart sends people back to: takes the ticket out of the address, spends it and goes on. Without
 * the page's script a button does the same by a form.
 */
export function LandingPage({ read }: { read: ReadArrival }) {
  // Read once: the second mount of a strict tree finds the address without the ticket.
  const arrival = useRef<Arrival | null>(undefined);

  useEffect(() => {
    if (arrival.current === undefined) {
      arrival.current = read(new URL(location.href)) ?? null;
      history.replaceState(history.state, '', location.pathname);
    }
    const found = arrival.current;
    if (!found) return location.replace('/login');
    import('./land.ts')
      .then(({ land }) => land(found))
      .catch(() => failedHref({ code: 0, requestId: '' }, null))
      .then((where) => location.replace(where));
  }, [read]);

  return <WaitingPage doing="正在登录…" question="浏览器没有运行脚本，请在这里继续：" button="继续登录" />;
}
