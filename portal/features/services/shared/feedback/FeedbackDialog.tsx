import { Dialog } from '@yimen/ui/dialog';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';

interface FeedbackDialogProps extends Pick<FeedbackFormProps, 'about' | 'subject'> {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The feedback form in a dialog, which closes after sending. */
export function FeedbackDialog({ title, open, onOpenChange, ...about }: FeedbackDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <FeedbackForm {...about} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}
