import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { PhoneSchedule } from './PhoneSchedule.tsx';
import { Told } from './Told.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '我的日程') }];

/** 我的日程: one's days, weeks and months. */
export default function MobileSchedulePage() {
  return (
    <Told>
      <PhoneSchedule path={phonePaths.schedule} />
    </Told>
  );
}
