import { paths, thingHrefs, withQuery } from '@yimen/contract/paths';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { useLoaderData } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useOnline } from '../../../offline/online.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { hasLate, useLater } from '../../../parts/page/use-later.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useMarks } from '../marks.ts';
import { useOpenedSince, useUnreadLeft } from '../shared/opened-notices.ts';
import { dayGroup } from './days.ts';
import { type loader, loadNoticeList, loadPhoneNotices, phoneNoticesPerPage } from './load-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useMarking } from './use-marking.ts';

const noticePath = paths['mobile-notice'];

/** The notices and messages, of a type or only the unread ones, grouped by day, older ones by month. */
export function NoticeList() {
  const loaded = useLoaderData<typeof loader>();
  const { type, onlyUnread, page, now: loadedAt } = loaded;
  const { value: data, waiting } = useLater(loaded, hasLate(loaded.notices), async () => ({
    ...loaded,
    ...(await loadNoticeList(call, loaded, page)),
  }));
  const { types, notices } = data;
  const { pictures } = useInstitution();
  const { user } = useSite();
  const unreadLeft = useUnreadLeft(data);
  const { isRead, mark, put } = useMarking(useOpenedSince(data));
  const { mark: markAll, marking } = useMarks(put);
  const now = useNow(loadedAt);
  const unread = notices?.list.filter((each) => isRead(each) === false) ?? [];
  const shown = types.filter(({ count, id }) => count > 0 || id === type);
  const online = useOnline();
  const left = unreadLeft((type ? shown.find(({ id }) => id === type) : notices)?.unread ?? 0, type);
  // Without a network those on the page, whose marks wait.
  const readAll = () =>
    online
      ? markAll({ noticeIds: 'all', read: true, ...(type && { type }) })
      : mark(unread, true, `已把 ${unread.length} 条标为已读`);
  const tabs = [
    {
      id: 'all',
      label: '全部',
      count: unreadLeft(notices?.unread ?? 0) || undefined,
      href: noticePath,
      current: !type && !onlyUnread,
    },
    ...(user ? [{ id: 'unread', label: '未读', href: withQuery(noticePath, { unread: 1 }), current: onlyUnread }] : []),
    ...shown.map(({ id, name, unread: ofType }) => ({
      id,
      label: name,
      count: unreadLeft(ofType, id) || undefined,
      href: withQuery(noticePath, { type: id }),
      current: id === type,
    })),
  ];
  return (
    <>
      <PhoneBar
        title="消息通知"
        backHref={paths['mobile-home']}
        end={
          (online ? left : unread.length) > 0 && (
            <Button variant="text" size="small" disabled={marking} onClick={() => void readAll()}>
              全部已读
            </Button>
          )
        }
      />
      <ScrollTabs label="通知类型" items={tabs} />
      {notices && <PartFailed failed={notices.failed} waiting={waiting} />}
      {!notices && (
        <div className={css.padded}>
          <LoadFailed what="通知" />
        </div>
      )}
      {!waiting && notices?.list.length === 0 && (
        <Empty
          image={pictures.empty}
          title={onlyUnread ? '没有未读的消息' : type ? '这一类还没有通知' : '暂时没有通知'}
        />
      )}
      {notices && notices.list.length > 0 && (
        <PhoneList
          label="通知"
          address={withQuery(noticePath, { type, unread: onlyUnread ? 1 : undefined })}
          first={notices}
          page={page}
          pageSize={phoneNoticesPerPage}
          load={(next) => loadPhoneNotices(call, loaded, next)}
          rowHeight={120}
          renderItem={(notice, index, all) => {
            const group = dayGroup(notice, now);
            const before = all[index - 1];
            return (
              <NoticeRow
                notice={notice}
                read={isRead(notice)}
                group={group}
                heading={!before || dayGroup(before, now) !== group}
                href={thingHrefs.notice.phone(notice.id)}
                now={now}
                onOpen={() => isRead(notice) === false && void mark([notice], true)}
                onMark={(read) => void mark([notice], read, read ? '已标为已读' : '已标为未读')}
              />
            );
          }}
        />
      )}
    </>
  );
}
