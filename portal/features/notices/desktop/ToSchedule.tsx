import { paths, withQuery } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { dayOf, timeOf } from '../../../lib/time/clock.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { defaultEntry } from '../../../shell/visit/menus.ts';

interface ToScheduleProps {
  title: string;
  /** `YYYY-MM-DD HH:mm`. */
  deadline: string;
  onPhone: boolean;
}

/** Leads to a new entry of the schedule for the hour before a deadline; nothing for who has no schedule. */
export function ToSchedule({ title, deadline, onPhone }: ToScheduleProps) {
  const { user, menus } = useSite();
  const desk = paths['schedule-center'];
  if (!user || !(onPhone || defaultEntry(menus.desktop, desk))) return null;
  const [hour = '00', minute = '00'] = timeOf(deadline).split(':');
  const start = hour === '00' ? '00:00' : `${String(Number(hour) - 1).padStart(2, '0')}:${minute}`;
  const path = onPhone ? paths['mobile-my-schedule-schedule-dialog-add'] : desk;
  return <Link href={withQuery(path, { entry: 'new', date: dayOf(deadline), start, title })}>记入日程</Link>;
}
