import { saveNoticeConfig } from '@yimen/contract/notices/notices';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { MailIcon, PrinterIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Text } from '@yimen/ui/text';
import { useToast } from '@yimen/ui/toast';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import type { Moment } from '../../../lib/time/clock.ts';
import { asStep } from '../../../parts/page/address.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useMarks } from '../marks.ts';
import { type NoticesData, noticesHref } from './load-notices.ts';
import { NoticeText } from './NoticeText.tsx';
import * as css from './notices.css.ts';

/** The open notice, or a hint to open one. */
export function NoticePane({ filters, notice, followed, now }: NoticesData & { now: Moment }) {
  const { pictures } = useInstitution();
  const { user } = useSite();
  const navigate = useNavigate();
  const { mark } = useMarks();
  const pane = useRef<HTMLElement>(null);
  const chosen = useNavigationType() === 'PUSH' && notice !== null;
  // Moves the focus to the opened notice, for keyboards and screen readers; the scroll position stays.
  useEffect(() => {
    if (chosen) pane.current?.focus({ preventScroll: true });
  }, [chosen]);
  // Closes it with a navigation, because reloading the page with it open would mark it as read again.
  const close = () => navigate(noticesHref(filters, { open: '' }), asStep);
  return (
    <section className={css.pane} ref={pane} tabIndex={-1} aria-label={notice ? notice.title : '通知正文'}>
      {!notice && <Empty image={pictures.empty} title="选一条通知查看" text="左边列出的每一条都可以打开。" />}
      {notice && (
        <>
          <NoticeText
            notice={notice}
            now={now}
            level={2}
            actions={
              <>
                {user && (
                  <IconButton
                    label="标为未读"
                    icon={<MailIcon />}
                    onClick={() => void mark({ noticeIds: [notice.id], read: false }, { show: close })}
                  />
                )}
                <IconButton label="打印这条通知" icon={<PrinterIcon />} onClick={() => window.print()} />
              </>
            }
          />
          {user && followed?.types.some(({ id }) => id === notice.type.id) && (
            <Following type={notice.type} followed={followed} />
          )}
        </>
      )}
    </section>
  );
}

interface FollowingProps {
  type: { id: string; name: string };
  followed: NonNullable<NoticesData['followed']>;
}

/** Turns the notice's type off, and on again, at the end of the notice. */
function Following({ type, followed }: FollowingProps) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const muted = followed.types.filter(({ subscribed }) => !subscribed).map(({ id }) => id);
  const follows = !muted.includes(type.id);

  async function follow(wanted: boolean, undoable = true) {
    try {
      const others = muted.filter((id) => id !== type.id);
      await call(saveNoticeConfig, { muted: wanted ? others : [...others, type.id], badge: followed.badge });
      const text = wanted ? `会继续列出“${type.name}”类通知` : `不再列出“${type.name}”类通知`;
      toast.success(text, undoable ? { action: { label: '撤销', onSelect: () => void follow(!wanted, false) } } : {});
      await revalidate();
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    }
  }
  return (
    <footer className={css.foot}>
      <Text size="meta" tone="tertiary">
        {follows ? `不想再看到“${type.name}”类通知？` : `你没有关注“${type.name}”类通知。`}
      </Text>
      <Button variant="text" size="small" onClick={() => void follow(!follows)}>
        {follows ? '不再关注这一类' : '恢复关注'}
      </Button>
    </footer>
  );
}
