import type { Notice } from '@yimen/contract/news/articles';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { useOutbox, type Waiting } from '../../../offline/outbox-store.ts';
import type { Answered } from '../../../parts/unread/opened-notices.ts';

type Listed = Pick<Notice, 'id' | 'read' | 'type'>;

/**
 * What was marked on this page since its data came, or opened, and the way to mark and to undo; without a network it
 * waits.
 */
export function useMarking(opened: readonly { id: string }[]) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { waiting } = useOutbox();
  const forget = (ids: readonly string[]) =>
    setMarked((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  const put = (ids: readonly string[], read: boolean) =>
    setMarked((before) => new Map([...before, ...ids.map((id) => [id, read] as const)]));
  /** Whether the server has it as read. */
  const isReadThere = ({ id, read }: Listed) => marked.get(id) ?? (read || opened.some((each) => each.id === id));

  async function send(notices: readonly Answered[], read: boolean, said: string, undoable: boolean): Promise<void> {
    const ids = notices.map(({ id }) => id);
    put(ids, read);
    try {
      const { sendOrWait } = await import('../../../offline/outbox.ts');
      const outcome = await sendOrWait('read', `read:${ids.join()}`, { noticeIds: ids, read }, notices);
      // What waits is told by the outbox: a refusal must not leave the mark standing.
      if (outcome === 'waiting') forget(ids);
      const there = outcome === 'sent' ? notices.map((notice) => ({ ...notice, read })) : notices;
      const undo = () => void send(there, !read, '已撤销', false);
      toast.success(
        outcome === 'waiting' ? `${said}，联网后提交` : said,
        undoable ? { action: { label: '撤销', onSelect: undo } } : {},
      );
      if (outcome === 'sent') await revalidate();
    } catch (error) {
      put(ids, !read);
      if (!isExpired(error)) toast.error(messageOf(error));
    }
  }

  return {
    /** Whether a notice is read, by what was done here or else by its data; null for a guest. */
    isRead: (notice: Listed) =>
      notice.read === null ? null : (marked.get(notice.id) ?? waitingMark(waiting, notice.id) ?? isReadThere(notice)),
    mark: (notices: readonly Listed[], read: boolean, said: string) => {
      const before = notices.map(({ id, type, ...each }) => ({
        id,
        type: { id: type.id },
        read: isReadThere({ id, type, ...each }),
      }));
      return send(before, read, said, true);
    },
  };
}

/** Whether a notice is read by the last write about it that waits for a network; undefined when none does. */
function waitingMark(waiting: readonly Waiting[], id: string): boolean | undefined {
  const marks = waiting
    .filter(({ kind }) => kind === 'read')
    .map(({ input }) => input as { noticeIds: string[]; read: boolean });
  return marks.findLast(({ noticeIds }) => noticeIds.includes(id))?.read;
}
