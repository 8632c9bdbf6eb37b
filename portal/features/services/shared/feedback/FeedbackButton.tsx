import { Button, type ButtonVariant } from '@yimen/ui/button';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import type { FeedbackFormProps } from './FeedbackForm.tsx';

/** Loaded on the first click, because few visitors use it. */
const loadFeedbackDialog = () => import('./FeedbackDialog.tsx');

interface FeedbackButtonProps extends Pick<FeedbackFormProps, 'about' | 'subject'> {
  label: string;
  /** Title of the dialog. */
  title: string;
  variant?: ButtonVariant;
}

/** Opens a dialog for feedback about what is missing or wrong. */
export function FeedbackButton({ label, title, variant, ...about }: FeedbackButtonProps) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadFeedbackDialog>>>();
  const toast = useToast();

  function ask() {
    setOpen(true);
    loadFeedbackDialog().then(setLoaded, () => toast.error('没有打开，请再试一次'));
  }
  return (
    <>
      <Button size="small" variant={variant} onClick={ask}>
        {label}
      </Button>
      {loaded && <loaded.FeedbackDialog open={open} onOpenChange={setOpen} title={title} {...about} />}
    </>
  );
}
