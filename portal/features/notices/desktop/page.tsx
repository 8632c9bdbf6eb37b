import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { hasLate } from '../../../parts/page/use-later.ts';
import type { NoticeHandle } from '../../../shell/routes/handles.ts';
import { Front } from './Front.tsx';
import type { loader } from './load-info.ts';
import { Notices } from './Notices.tsx';

export { loader, meta } from './load-info.ts';

/** Marking notices here changes the number in the header at once. */
export const handle: NoticeHandle = {
  unreadIn(loaded) {
    const data = loaded as Awaited<ReturnType<typeof loader>>;
    if (data.view !== 'notices' || hasLate(data.notices)) return undefined;
    return data.followed?.badge === false ? 0 : data.notices?.unread;
  },
};

/** 资讯中心: new articles of the reader's columns, or the notices (DESIGN §9, 23 and 24). */
export default function InfoCenterPage() {
  const data = useLoaderData<typeof loader>();
  return <ToastProvider>{data.view === 'notices' ? <Notices {...data} /> : <Front {...data} />}</ToastProvider>;
}
