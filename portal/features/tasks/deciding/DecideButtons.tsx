import { decisionWords } from '@yimen/contract/decision-words';
import { maxLengthOf } from '@yimen/contract/endpoint';
import { decideApproval } from '@yimen/contract/tasks/approvals';
import { readableText } from '@yimen/contract/text';
import { Button, type ButtonSize } from '@yimen/ui/button';
import { Dialog, useDialogs } from '@yimen/ui/dialog';
import { TextArea } from '@yimen/ui/text-area';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import type { Decidable, Deciding } from './use-deciding.ts';

interface DecideButtonsProps {
  deciding: Deciding;
  items: readonly Decidable[];
  /** Names the draft of the reason on its page: what is written for one approval or group is not offered for another. */
  draft: string;
  /** Whether the buttons tell how many they decide. */
  counted?: boolean;
  size?: ButtonSize;
  /** Called with the ids of those that were decided. */
  onDecided(ids: readonly string[]): void;
}

const maxReasonLength = maxLengthOf(decideApproval, 'reason');

/** 退回, which asks for a reason, and 同意, which asks once where it is for several approvals. */
export function DecideButtons({ deciding, items, draft, counted = false, size, onDecided }: DecideButtonsProps) {
  const { running, decide } = deciding;
  // It stays until it was sent.
  const [reason, setReason] = useDraft(`return reason ${draft}`, () => '');
  const [asking, setAsking] = useState(false);
  const [errorText, setErrorText] = useState('');
  const { confirm } = useDialogs();
  const field = useRef<HTMLTextAreaElement>(null);
  const count = counted ? ` ${items.length} 件` : '';
  const own = running && items.some(({ id }) => running.ids.includes(id)) ? running : null;
  const progressText = own && `正在${decisionWords[own.decision]} ${own.done + 1}/${own.ids.length}`;

  async function approve() {
    if (running) return;
    const asked = {
      title: `同意 ${items.length} 件？`,
      text: '同意后不能在这里收回。',
      confirmLabel: `同意 ${items.length} 件`,
    };
    if (items.length > 1 && !(await confirm(asked))) return;
    onDecided(await decide(items, 'approve'));
  }
  async function sendBack() {
    const words = readableText(reason.replaceAll('\r\n', '\n'));
    if (!words || words.length > maxReasonLength) {
      setErrorText(words ? `最多 ${maxReasonLength} 个字，请写短一些` : '请写明退回的原因');
      field.current?.focus();
      return;
    }
    setAsking(false);
    const decided = await decide(items, 'return', words);
    if (decided.length === items.length) setReason('');
    onDecided(decided);
  }
  return (
    <>
      <VisuallyHidden role="status">{progressText}</VisuallyHidden>
      <Button size={size} aria-disabled={running !== null} onClick={() => !running && setAsking(true)}>
        退回
      </Button>
      <Button
        size={size}
        variant="primary"
        aria-disabled={running !== null}
        loading={own !== null}
        {...(progressText && { loadingText: progressText })}
        onClick={() => void approve()}
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
            <Button variant="primary" onClick={() => void sendBack()}>
              退回{count}
            </Button>
          </>
        }
      >
        <TextArea
          ref={field}
          label="退回的原因"
          name="reason"
          rows={3}
          limit={maxReasonLength}
          value={reason}
          help="写给申请人"
          error={errorText || undefined}
          onValueChange={(value) => {
            setReason(value);
            setErrorText('');
          }}
        />
      </Dialog>
    </>
  );
}
