import type { MetaFunction } from 'react-router';
import { pageTitle } from '../../../shell/visit/title.ts';
import { phonePaths } from '../phone.ts';
import { NextPageToasts } from './NextPageToasts.tsx';
import { PhoneSchedule } from './PhoneSchedule.tsx';

export { loader, shouldRevalidate } from '../load-schedule.ts';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '我的日程') }];

/** 我的日程: the person's days, weeks and months. */
export default function PhoneSchedulePage() {
  return (
    <NextPageToasts>
      <PhoneSchedule path={phonePaths.schedule} />
    </NextPageToasts>
  );
}
