import type { InputOf } from '@yimen/contract/endpoint';
import { markNotices } from '@yimen/contract/notices/notices';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { isExpired, messageOf } from '../../lib/api/errors.ts';

/** Marks notices as read or unread, says so in a toast, and offers to undo it. `onMarked` is told of both. */
export function useMarks(onMarked?: (ids: readonly string[], read: boolean) => void) {
  const [marking, setMarking] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  /** Then reloads the page, unless `show` reloads it in another way. */
  async function mark(
    input: InputOf<typeof markNotices>,
    { undoable = true, show = revalidate }: { undoable?: boolean; show?: () => void | Promise<void> } = {},
  ): Promise<void> {
    setMarking(true);
    try {
      const { changed } = await call(markNotices, input);
      onMarked?.(changed, input.read);
      const undo = () => void mark({ noticeIds: changed, read: !input.read }, { undoable: false });
      const way = undoable && changed.length > 0 ? { action: { label: '撤销', onSelect: undo } } : {};
      toast.success(markedText(changed.length, input.read), way);
      await show();
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    } finally {
      setMarking(false);
    }
  }
  return { mark, marking };
}

function markedText(count: number, read: boolean): string {
  if (count === 0) return '没有需要标记的消息';
  return `已把 ${count} 条标为${read ? '已读' : '未读'}`;
}
