import { MobileToastProvider } from '@yimen/ui/mobile/toast';
import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';
import { useShown } from './use-shown.ts';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '日程') }];

/** One of one's own entries in a sheet over its day. */
export default function MobileScheduleDialogPage() {
  const schedule = usePhoneSchedule();
  const shown = useShown();
  return (
    <MobileToastProvider>
      <PhoneSchedule path={phonePaths.schedule} />
      <EntrySheet open={shown} schedule={schedule} />
    </MobileToastProvider>
  );
}
