import { restTimes, schoolCalendar } from '@yimen/contract/schedule/calendar';
import { mySchedule } from '@yimen/contract/schedule/entries';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { nullIfCallFailed } from '../../lib/api/errors.ts';
import { clockMoment, yearMonthOf } from '../../lib/time/clock.ts';
import { visitOf } from '../../shell/visit/visit.ts';
import { monthRange, readScheduleAddress } from './place.ts';

/**
 * Loads the person's month around the address's day, the institution's periods and the school calendar, which all views
 * need. Includes the query that they were loaded for: offline they are shown for others too.
 */
export async function loader({ context, url: { search, searchParams } }: LoaderFunctionArgs) {
  const { api, ownFirstApi } = visitOf(context);
  const now = clockMoment(new Date());
  const { date } = readScheduleAddress(searchParams, now.day);
  const [schedule, periods, school] = await Promise.all([
    ownFirstApi.call(mySchedule, monthRange(date)).catch(nullIfCallFailed),
    api.call(restTimes, {}).catch(() => []),
    api.call(schoolCalendar, {}).catch(() => []),
  ]);
  return { schedule, periods, school, now, search };
}

/** Another view, week or dialog in the same month needs no reload. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  const { day } = clockMoment(new Date());
  const monthOf = ({ searchParams }: URL) => yearMonthOf(readScheduleAddress(searchParams, day).date);
  return currentUrl.pathname !== nextUrl.pathname || monthOf(currentUrl) !== monthOf(nextUrl);
}
