import { paths, thingHrefs, withQuery } from '@yimen/contract/paths';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { useLoaderData } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useNow } from '../../../lib/time/now.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { hasLate, useLater } from '../../../parts/page/use-later.ts';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useOpenedSince, useUnreadLeft } from '../shared/opened-notices.ts';
import { dayGroup } from './days.ts';
import { type loader, loadNoticeList, loadPhoneNotices, phoneNoticesPerPage } from './load-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useMarking } from './use-marking.ts';

const noticePath = paths['mobile-notice'];

/** The notices of a type, grouped by day, older ones by month. */
export function NoticeList() {
  const loaded = useLoaderData<typeof loader>();
  const { type, page, now: loadedAt } = loaded;
  const { value: data, waiting } = useLater(loaded, hasLate(loaded.notices), async () => ({
    ...loaded,
    ...(await loadNoticeList(call, type, page)),
  }));
  const { types, notices } = data;
  const { pictures } = useInstitution();
  const unreadLeft = useUnreadLeft(data);
  const { isRead, mark } = useMarking(useOpenedSince(data));
  const now = useNow(loadedAt);
  const unread = notices?.list.filter((each) => isRead(each) === false) ?? [];
  const tabs = [{ id: '', name: '全部', unread: notices?.unread }, ...types.filter(({ count }) => count > 0)];
  return (
    <>
      <PhoneBar
        title="通知公告"
        backHref={paths['mobile-home']}
        end={
          unread.length > 0 && (
            <Button
              variant="text"
              size="small"
              onClick={() => void mark(unread, true, `${unread.length} 条通知已标为已读`)}
            >
              全部已读
            </Button>
          )
        }
      />
      <ScrollTabs
        label="通知类型"
        items={tabs.map(({ id, name, unread: waiting = 0 }) => ({
          id: id || 'all',
          label: name,
          count: unreadLeft(waiting, id) || undefined,
          href: withQuery(noticePath, { type: id }),
          current: id === type,
        }))}
      />
      {notices && <PartFailed failed={notices.failed} waiting={waiting} />}
      {!notices && (
        <div className={css.padded}>
          <LoadFailed what="通知" />
        </div>
      )}
      {!waiting && notices?.list.length === 0 && (
        <Empty image={pictures.empty} title={type ? '这一类还没有通知' : '暂时没有通知'} />
      )}
      {notices && notices.list.length > 0 && (
        <PhoneList
          label="通知"
          address={withQuery(noticePath, { type })}
          first={notices}
          page={page}
          pageSize={phoneNoticesPerPage}
          load={(next) => loadPhoneNotices(call, type, next)}
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
                onMark={(read) => void mark([notice], read, read ? '已标为已读' : '已标为未读')}
              />
            );
          }}
        />
      )}
    </>
  );
}
