import { Button, type ButtonVariant } from '@yimen/ui/button';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import type { FeedbackFormProps } from './FeedbackForm.tsx';

/** Fetched with the first click: few visitors have anything to say. */
const loadDialog = () => import('./FeedbackDialog.tsx');

interface FeedbackButtonProps extends Pick<FeedbackFormProps, 'about' | 'subject'> {
  label: string;
  /** Of the dialog it opens. */
  title: string;
  variant?: ButtonVariant;
}

/** Opens a dialog in which a visitor tells the institution what is missing or wrong. */
export function FeedbackButton({ label, title, variant, ...about }: FeedbackButtonProps) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const toast = useToast();

  function ask() {
    setOpen(true);
    loadDialog().then(setLoaded, () => toast.error('没有打开，请再试一次'));
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
