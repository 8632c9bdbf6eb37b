import { MobileToastProvider, useToast } from '@yimen/ui/mobile/toast';
import { type ReactNode, useEffect } from 'react';
import { showNextPageToasts } from '../next-page-toasts.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { useReminders } from '../use-reminders.ts';

/** A page that shows the toasts of the sheet before it, with undo. */
export function NextPageToasts({ children }: { children: ReactNode }) {
  return (
    <MobileToastProvider>
      <Hearing />
      {children}
    </MobileToastProvider>
  );
}

function Hearing() {
  const { success, info } = useToast();
  const { items, now } = usePhoneSchedule();
  useReminders(items, now, info);
  useEffect(() => showNextPageToasts(success), [success]);
  return null;
}
