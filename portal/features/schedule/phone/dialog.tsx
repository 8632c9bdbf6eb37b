import { MobileToastProvider } from '@yimen/ui/mobile/toast';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';
import { useShown } from './use-shown.ts';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta = namedByPage;

/** One of the person's own entries in a sheet over its day. */
export default function PhoneScheduleDialogPage() {
  const schedule = usePhoneSchedule();
  const shown = useShown();
  return (
    <MobileToastProvider>
      <PhoneSchedule path={phonePaths.schedule} />
      <EntrySheet open={shown} schedule={schedule} />
    </MobileToastProvider>
  );
}
