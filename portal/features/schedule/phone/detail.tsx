import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { ItemDetail } from './ItemDetail.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';
import { Told } from './Told.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '日程') }];

/** 日程详情: the item that the address names (design, 41); the day's schedule where it names none. */
export default function MobileScheduleDetailPage() {
  const schedule = usePhoneSchedule();
  return (
    <Told>
      {schedule.params.has('entry') ? <ItemDetail schedule={schedule} /> : <PhoneSchedule path={phonePaths.detail} />}
    </Told>
  );
}
