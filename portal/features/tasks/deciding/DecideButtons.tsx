import { maxLengthOf } from '@yimen/contract/endpoint';
import { decideApproval } from '@yimen/contract/tasks/approvals';
import { readableText } from '@yimen/contract/text';
import { Button, type ButtonSize } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { TextArea } from '@yimen/ui/text-area';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useState } from 'react';
import { decisionWords } from '../shared/task-item.ts';
import type { Decidable, Deciding } from './use-deciding.ts';

interface DecideButtonsProps {
  deciding: Deciding;
  items: readonly Decidable[];
  /** Whether the buttons tell how many they decide. */
  counted?: boolean;
  size?: ButtonSize;
  onDone?(): void;
}

const longest = maxLengthOf(decideApproval, 'reason');

/** 退回, which asks for a reason, and 同意, for one approval or several. */
export function DecideButtons({ deciding, items, counted = false, size, onDone }: DecideButtonsProps) {
  const { running, reason, setReason, decide } = deciding;
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const count = counted ? ` ${items.length} 件` : '';
  const under = running && `正在${decisionWords[running.decision]} ${running.done + 1}/${running.all}`;

  async function run(...given: Parameters<Deciding['decide']>) {
    if ((await decide(...given)).length === 0) onDone?.();
  }
  function sendBack() {
    const words = readableText(reason.replaceAll('\r\n', '\n'));
    if (!words) return setError('请写明退回的原因');
    setAsking(false);
    void decide(items, 'return', words).then((failed) => {
      if (failed.length > 0) return;
      setReason('');
      onDone?.();
    });
  }
  return (
    <>
      <VisuallyHidden role="status">{under}</VisuallyHidden>
      <Button size={size} disabled={running !== null} onClick={() => setAsking(true)}>
        退回
      </Button>
      <Button
        size={size}
        variant="primary"
        loading={running !== null}
        {...(under && { loadingText: under })}
        onClick={() => void run(items, 'approve')}
      >
        同意{count}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={items.length > 1 ? `退回 ${items.length} 件` : '退回'}
        footer={
          <>
            <Button variant="text" onClick={() => setAsking(false)}>
              先不退回
            </Button>
            <Button variant="primary" onClick={sendBack}>
              退回{count}
            </Button>
          </>
        }
      >
        <TextArea
          label="退回的原因"
          name="reason"
          rows={3}
          limit={longest}
          value={reason}
          help="写给申请人"
          error={error || undefined}
          onValueChange={(value) => {
            setReason(value);
            setError('');
          }}
        />
      </Dialog>
    </>
  );
}
