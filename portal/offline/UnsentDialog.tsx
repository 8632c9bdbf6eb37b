import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import type { Waiting } from './outbox-store.ts';

interface UnsentDialogProps {
  writes: readonly Waiting[];
  onAnswer: (leaves: boolean) => void;
}

/** Says which writes have not been sent and are lost by signing out now. */
export function UnsentDialog({ writes, onAnswer }: UnsentDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={`还有 ${writes.length} 项操作没有提交`}
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            放弃并退出
          </Button>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            先不退出
          </Button>
        </>
      }
    >
      {`${unsentWords(writes)}。联网后会自动提交；现在退出登录，这些操作就没有了。`}
    </Dialog>
  );
}

/** A summary of writes: `添加日程“小组讨论”、2 项收藏`. */
export function unsentWords(writes: readonly Waiting[]): string {
  const entries = writes.filter(({ kind }) => kind === 'entry');
  const count = (kind: Waiting['kind']) => writes.filter((each) => each.kind === kind).length;
  const [first] = entries;
  const title = first && `“${(first.input as { title: string }).title}”`;
  return [
    entries.length === 1 ? `添加日程${title}` : entries.length > 1 ? `添加${title}等 ${entries.length} 项日程` : '',
    count('collect') > 0 ? `${count('collect')} 项收藏的改动` : '',
    count('read') > 0 ? `${count('read')} 项通知的已读标记` : '',
  ]
    .filter(Boolean)
    .join('、');
}
