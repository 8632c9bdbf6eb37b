import { readMessages } from '@yimen/contract/person/data';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { type MessagesData, messagesPerPage } from './load-person.ts';
import { type Message, MessageList } from './MessageList.tsx';
import { personHref } from './places.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/**
 * 消息: the person's messages from other systems, by page. Opening one marks it as read; all can be marked at once, and
 * that can be undone.
 */
export function Messages({ data: { messages, page }, title }: { data: MessagesData; title: string }) {
  const { pictures } = useInstitution();
  const mark = useMessageMarking();
  return (
    <SettingsPanel
      title={title}
      note={
        messages && `共 ${messages.total} 条，${messages.unread > 0 ? `${messages.unread} 条未读` : '没有未读的消息'}`
      }
      end={
        messages &&
        messages.unread > 0 && (
          <Button variant="secondary" loading={mark.busy} onClick={() => void mark.all()}>
            全部标为已读
          </Button>
        )
      }
    >
      {!messages && <LoadFailed what="消息" />}
      {messages?.list.length === 0 && (
        <Empty image={pictures.empty} title="还没有消息" text="办件进度、到期提醒会送到这里。" />
      )}
      {messages && messages.list.length > 0 && (
        <MessageList
          messages={messages.list}
          onOpen={(message) => void mark.opened(message)}
          onRead={(message) => void mark.one(message)}
        />
      )}
      {messages && (
        <Pagination
          page={page}
          pageSize={messagesPerPage}
          total={messages.total}
          hrefFor={(number) => personHref('messages', { page: number > 1 ? number : undefined })}
        />
      )}
    </SettingsPanel>
  );
}

/** Marks messages as read, and can undo it. */
function useMessageMarking() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function mark(ids: string[] | 'all', read: boolean): Promise<string[] | null> {
    setBusy(true);
    try {
      const { changed } = await call(readMessages, { ids, read });
      await revalidate();
      return changed;
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function markAndOffer(ids: string[] | 'all', words: (count: number) => string): Promise<void> {
    const changed = await mark(ids, true);
    if (!changed?.length) return;
    toast.success(words(changed.length), { action: { label: '撤销', onSelect: () => void mark(changed, false) } });
  }

  return {
    busy,
    all: () => markAndOffer('all', (count) => `已把 ${count} 条消息标为已读`),
    one: ({ id }: Message) => markAndOffer([id], () => '已标为已读'),
    /** Opening a message shows no toast. */
    opened: ({ id, read }: Message) => (read ? Promise.resolve(null) : mark([id], true)),
  };
}
