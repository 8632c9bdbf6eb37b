import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { ItemDetail } from './ItemDetail.tsx';
import { NextPageToasts } from './NextPageToasts.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '日程') }];

/** 日程详情: the item that the address names (design, 41); the day's schedule where it names none. */
export default function MobileScheduleDetailPage() {
  const schedule = usePhoneSchedule();
  return (
    <NextPageToasts>
      {schedule.params.has('entry') ? <ItemDetail schedule={schedule} /> : <PhoneSchedule path={phonePaths.detail} />}
    </NextPageToasts>
  );
}
