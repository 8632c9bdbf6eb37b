import { Dialog } from '@yimen/ui/dialog';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';

interface FeedbackDialogProps extends Pick<FeedbackFormProps, 'about' | 'subject'> {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The feedback form in a dialog, which shows the number after sending. */
export function FeedbackDialog({ title, open, onOpenChange, ...about }: FeedbackDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <FeedbackForm {...about} />
    </Dialog>
  );
}
