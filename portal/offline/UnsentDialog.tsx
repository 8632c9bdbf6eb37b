import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import type { Waiting } from './outbox-store.ts';
import { unsentWords } from './unsent-words.ts';

interface UnsentDialogProps {
  writes: readonly Waiting[];
  onAnswer: (leaves: boolean) => void;
}

/** Says what has not been sent, and that it is lost by signing out now. */
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
