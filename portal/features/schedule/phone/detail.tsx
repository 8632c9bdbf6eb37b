import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { phonePaths } from '../phone.ts';
import { usePhoneSchedule } from '../use-phone-schedule.ts';
import { ItemDetail } from './ItemDetail.tsx';
import { NextPageToasts } from './NextPageToasts.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta = namedByPage;

/** 日程详情: the item that the address names (DESIGN §9, 41); without one, the day's schedule. */
export default function PhoneScheduleDetailPage() {
  const schedule = usePhoneSchedule();
  return (
    <NextPageToasts>
      {schedule.params.has('entry') ? <ItemDetail schedule={schedule} /> : <PhoneSchedule path={phonePaths.detail} />}
    </NextPageToasts>
  );
}
