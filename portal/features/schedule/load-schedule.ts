import { yearMonthOf } from '@yimen/contract/days';
import { restTimes, schoolCalendar } from '@yimen/contract/schedule/calendar';
import { mySchedule } from '@yimen/contract/schedule/entries';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { nullIfCallFailed } from '../../lib/api/errors.ts';
import { momentOf } from '../../lib/time/clock.ts';
import { visitOf } from '../../shell/visit/visit.ts';
import { monthRange, placeOf } from './place.ts';

/**
 * The person's month around the day of the address, the day's periods and the school calendar: all views need them. With
 * the query that they were read for: without a network they are shown at others.
 */
export async function loader({ context, url: { search, searchParams } }: LoaderFunctionArgs) {
  const { api } = visitOf(context);
  const now = momentOf(new Date());
  const { date } = placeOf(searchParams, now.day);
  const [schedule, periods, school] = await Promise.all([
    api.call(mySchedule, monthRange(date)).catch(nullIfCallFailed),
    api.call(restTimes, {}).catch(() => []),
    api.call(schoolCalendar, {}).catch(() => []),
  ]);
  return { schedule, periods, school, now, search };
}

/** Another view, week or dialog of the same month needs nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  const { day } = momentOf(new Date());
  const monthOf = ({ searchParams }: URL) => yearMonthOf(placeOf(searchParams, day).date);
  return currentUrl.pathname !== nextUrl.pathname || monthOf(currentUrl) !== monthOf(nextUrl);
}
