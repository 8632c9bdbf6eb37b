import { restTimes, schoolCalendar } from '@yimen/contract/homepage/calendar';
import { curriculum, nowTerm } from '@yimen/contract/homepage/person';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { dayText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { readDay } from './day.ts';
import { findTerm, readCalendar, readPeriods } from './store.ts';
import { namedWeek } from './weeks.ts';

export const implementations = [
  implement(curriculum, ({ date }, { db, institution, person }) =>
    readDay(scoped(db, institution), person, date ?? dayText(new Date())),
  ),

  implement(nowTerm, async (_, { db, institution }) => {
    const today = dayText(new Date());
    const term = await findTerm(scoped(db, institution), today);
    if (!term) throw notFound('还没有设置学期');
    const { id, name, startDate, endDate, totalWeeks } = term;
    return { id, name, startDate, endDate, totalWeeks, today, week: namedWeek(term, today) };
  }),

  implement(restTimes, async (_, { db, institution }) =>
    (await readPeriods(scoped(db, institution))).map(({ no, name, start, end }) => ({ no, name, start, end })),
  ),

  implement(schoolCalendar, async (days, { db, institution }) =>
    (await readCalendar(scoped(db, institution), days)).map(({ id, title, start, end, kind, note }) => ({
      ...{ id, title, start, end, kind, note },
    })),
  ),
];
