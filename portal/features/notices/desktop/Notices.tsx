import { Button, ButtonLink } from '@yimen/ui/button';
import { CheckIcon, ChevronLeftIcon } from '@yimen/ui/icon';
import { SideNav } from '@yimen/ui/side-nav';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Moment } from '../../../lib/time/clock.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import * as page from '../../../parts/page/page.css.ts';
import { ToggleLink } from '../../../parts/page/ToggleLink.tsx';
import { hasLate, useLater } from '../../../parts/page/use-later.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { InfoTabs } from '../../news/shared/InfoTabs.tsx';
import { useMarks } from '../marks.ts';
import { loadNoticeList, type NoticesData, noticesHref } from './load-notices.ts';
import { NoticePane } from './NoticePane.tsx';
import { NoticeRows } from './NoticeRows.tsx';
import * as css from './notices.css.ts';

/**
 * 消息通知: the notices and the personal messages; types, list and text in one frame (DESIGN §9, 24). In care mode, whose
 * type leaves no room for the text beside the list, an open notice stands alone.
 */
export function Notices(loaded: NoticesData & { now: Moment }) {
  const { columns, filters } = loaded;
  const { user } = useSite();
  const isLate = hasLate(loaded.notices);
  const { value, waiting } = useLater(loaded, isLate, async () => ({
    ...loaded,
    ...(await loadNoticeList(call, filters, user !== null)),
  }));
  const data = { ...value, waiting };
  const { types, notices } = data;
  const alone = useCare() && data.notice !== null;
  const unread = notices?.unread ?? 0;
  const shown = types.filter(({ count, id }) => count > 0 || id === filters.type);
  return (
    <>
      <div className={css.onScreen}>
        <PageHead
          title="消息通知"
          note={user && notices && (unread > 0 ? `${unread} 条未读` : '没有未读的消息')}
          end={user && !alone && <NoticeTools {...data} />}
          spacing="none"
        />
      </div>
      <div className={page.body}>
        <div className={css.onScreen}>
          {alone ? (
            <ButtonLink
              data-back=""
              size="large"
              href={noticesHref(filters, { open: '' })}
              startIcon={<ChevronLeftIcon size={20} />}
            >
              返回上一页
            </ButtonLink>
          ) : (
            <InfoTabs columns={columns} current="notices" />
          )}
        </div>
        <div className={css.frame}>
          {!alone && (
            <>
              <div className={css.types}>
                <SideNav
                  label="通知类型"
                  items={[{ id: '', name: '全部', unread }, ...shown].map(({ id, name, unread }) => ({
                    id: id || 'all',
                    label: name,
                    href: noticesHref(filters, { type: id }),
                    count: unread > 0 ? unread : undefined,
                    current: id === filters.type,
                  }))}
                />
              </div>
              <div className={css.list}>
                <VisuallyHidden>
                  <h2>通知列表</h2>
                </VisuallyHidden>
                <NoticeRows {...data} />
              </div>
            </>
          )}
          <NoticePane key={data.notice?.id ?? ''} {...data} />
        </div>
      </div>
    </>
  );
}

function NoticeTools({ filters, notices }: NoticesData) {
  const { mark, marking } = useMarks();
  const { onlyUnread, type } = filters;
  // Disabled at once, the pressed button would lose the focus.
  const [pressed, setPressed] = useState(false);
  return (
    <div className={css.tools}>
      <ToggleLink label="只看未读" on={onlyUnread} href={noticesHref(filters, { onlyUnread: !onlyUnread })} />
      <Button
        startIcon={<CheckIcon size={18} />}
        loading={marking}
        disabled={!notices?.unread && !pressed}
        onClick={() => {
          setPressed(true);
          void mark({ noticeIds: 'all', read: true, ...(type && { type }) });
        }}
      >
        {type ? '这一类全部标为已读' : '全部标为已读'}
      </Button>
    </div>
  );
}
