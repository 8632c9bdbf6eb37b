import { useToast } from '@yimen/ui/toast';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { isExpired, messageOf } from '../../api/errors.ts';
import { emptyOutbox, onOutbox, readOutbox, type Waiting } from '../../session/outbox-store.ts';

interface Mark {
  ids: readonly string[];
  read: boolean;
  said: string;
}

/**
 * What was marked on this page since its data came, or opened, and the way to mark and to undo; without a network it
 * waits.
 */
export function useMarking(opened: readonly { id: string }[]) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { waiting } = useSyncExternalStore(onOutbox, readOutbox, emptyOutbox);
  const forget = (ids: readonly string[]) =>
    setMarked((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  const put = (ids: readonly string[], read: boolean) =>
    setMarked((before) => new Map([...before, ...ids.map((id) => [id, read] as const)]));

  async function mark({ ids, read, said }: Mark, undoable = true): Promise<void> {
    put(ids, read);
    try {
      const { sendOrWait } = await import('../../offline/outbox.ts');
      const subject = ids.length === 1 ? `read:${ids[0]}` : `read:${ids.join()}`;
      const outcome = await sendOrWait('read', subject, { noticeIds: [...ids], read });
      // What waits is told by the outbox: a refusal must not leave the mark standing.
      if (outcome === 'waiting') forget(ids);
      const undo = () => void mark({ ids, read: !read, said: '已撤销' }, false);
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
    isRead: ({ id, read }: { id: string; read: boolean | null }) =>
      read === null
        ? null
        : (marked.get(id) ?? waitingMark(waiting, id) ?? (read || opened.some((each) => each.id === id))),
    mark,
  };
}

/** Whether a notice is read by the last write about it that waits for a network; undefined when none does. */
function waitingMark(waiting: readonly Waiting[], id: string): boolean | undefined {
  const marks = waiting
    .filter(({ kind }) => kind === 'read')
    .map(({ input }) => input as { noticeIds: string[]; read: boolean });
  return marks.findLast(({ noticeIds }) => noticeIds.includes(id))?.read;
}
