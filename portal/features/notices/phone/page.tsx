import { paths } from '@yimen/contract/paths';
import { ToastProvider } from '@yimen/ui/toast';
import { type ComponentProps, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { NoticeText } from '../desktop/NoticeText.tsx';
import { noteOpened } from '../shared/opened-notices.ts';
import type { loader } from './load-notices.ts';
import { NoticeList } from './NoticeList.tsx';
import * as css from './notice.css.ts';

export { loader, meta } from './load-notices.ts';

/** 消息通知 on a phone: the list by type and day, or the open notice (DESIGN §9, 40). */
export default function PhoneNoticePage() {
  const { notice, now } = useLoaderData<typeof loader>();
  if (!notice) {
    return (
      <ToastProvider placement="mobile">
        <NoticeList />
      </ToastProvider>
    );
  }
  return <OpenNotice notice={notice} now={now} />;
}

function OpenNotice({ notice, now }: ComponentProps<typeof NoticeText>) {
  useEffect(() => noteOpened(notice), [notice]);
  return (
    <ToastProvider placement="mobile">
      <PhoneBar title="消息通知" titleElement="p" backHref={paths['mobile-notice']} />
      <div className={css.text}>
        <NoticeText notice={notice} now={now} onPhone />
      </div>
    </ToastProvider>
  );
}
