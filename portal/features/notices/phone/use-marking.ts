import type { Notice } from '@yimen/contract/notices/notices';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { useOutbox, type Waiting } from '../../../offline/outbox-store.ts';
import type { OpenedNotice } from '../shared/opened-notices.ts';

type ListedNotice = Pick<Notice, 'id' | 'read' | 'type'>;

/**
 * What was marked or opened on this page since its data were loaded, with functions to mark and to undo; without a
 * network a mark waits.
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
  /** Whether the notice is read on the server. */
  const isReadThere = ({ id, read }: ListedNotice) => marked.get(id) ?? (read || opened.some((each) => each.id === id));

  async function send(
    notices: readonly OpenedNotice[],
    read: boolean,
    said: string | null,
    undoable: boolean,
  ): Promise<void> {
    const ids = notices.map(({ id }) => id);
    put(ids, read);
    try {
      const { sendOrWait } = await import('../../../offline/outbox.ts');
      const outcome = await sendOrWait('read', `read:${ids.join()}`, { noticeIds: ids, read }, notices);
      // A mark that waits is in the outbox: if it is refused, it must not stay here.
      if (outcome === 'waiting') forget(ids);
      const there = outcome === 'sent' ? notices.map((notice) => ({ ...notice, read })) : notices;
      const undo = () => void send(there, !read, '已撤销', false);
      if (said === null) return;
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
    /** Notes what was marked in another way. */
    put,
    /** Whether a notice is read, by the marks made here or else by its data; null for a guest. */
    isRead: (notice: ListedNotice) =>
      notice.read === null ? null : (marked.get(notice.id) ?? waitingMark(waiting, notice.id) ?? isReadThere(notice)),
    /** With nothing said, as when the visitor leaves the page by it, there is no undo. */
    mark: (notices: readonly ListedNotice[], read: boolean, said: string | null = null) => {
      const before = notices.map(({ id, type, ...each }) => ({
        id,
        type: { id: type.id },
        read: isReadThere({ id, type, ...each }),
      }));
      return send(before, read, said, true);
    },
  };
}

/** Whether a notice is read by the last mark that waits for a network; undefined when there is none. */
function waitingMark(waiting: readonly Waiting[], id: string): boolean | undefined {
  const marks = waiting
    .filter(({ kind }) => kind === 'read')
    .map(({ input }) => input as { noticeIds: string[]; read: boolean });
  return marks.findLast(({ noticeIds }) => noticeIds.includes(id))?.read;
}
