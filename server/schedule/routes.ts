import { restTimes, schoolCalendar } from '@yimen/contract/schedule/calendar';
import { curriculum, nowTerm } from '@yimen/contract/schedule/day';
import * as contract from '@yimen/contract/schedule/entries';
import { namedWeek } from '@yimen/contract/schedule/weeks';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { MemberVisit } from '../http/visit.ts';
import { contentNow, dayText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { readDay } from './day.ts';
import * as entries from './entries.ts';
import * as feed from './feed/store.ts';
import { byStart, readScheduleItems } from './reading.ts';
import { readTheirLessons, theirItem } from './sources.ts';
import { readCalendar, readPeriods, readTerms, termOn } from './store.ts';

const here = ({ db, institution }: Pick<MemberVisit, 'db' | 'institution'>) => scoped(db, institution);

export const implementations = [
  implement(curriculum, async ({ date = dayText(contentNow()) }, visit) => {
    const [day, { lessons, failed }] = await Promise.all([
      readDay(here(visit), visit.person, date),
      readTheirLessons(visit, { start: date, end: date }),
    ]);
    const all = [...day.lessons, ...lessons.map(({ date: _, ...lesson }) => lesson)];
    return { ...day, lessons: all.sort((one, other) => one.start.localeCompare(other.start)), failed };
  }),

  implement(contract.mySchedule, async (range, visit) => {
    const [own, theirs] = await Promise.all([
      readScheduleItems(here(visit), visit.person, range.start, range.end),
      readTheirLessons(visit, range),
    ]);
    return {
      items: [...own.items, ...theirs.lessons.map(theirItem)].sort(byStart),
      terms: own.terms.map(({ id, name, startDate, endDate, totalWeeks }) => ({
        id,
        name,
        startDate,
        endDate,
        totalWeeks,
      })),
      complete: own.complete,
      failed: theirs.failed,
    };
  }),

  implement(contract.addEntry, (given, visit) => entries.addRow(here(visit), visit.person, given)),
  implement(contract.updateEntry, (changed, visit) => entries.update(here(visit), visit.person, changed)),
  implement(contract.deleteEntry, (which, visit) => entries.remove(here(visit), visit.person, which)),
  implement(contract.restoreEntry, (which, visit) => entries.restore(here(visit), visit.person, which)),

  implement(contract.calendarFeed, (_, visit) => feed.read(here(visit), visit)),
  implement(contract.renewFeed, (_, visit) => feed.renewFeed(visit)),
  implement(contract.revokeFeed, (_, visit) => feed.revoke(visit)),

  implement(nowTerm, async (_, visit) => {
    const today = dayText(contentNow());
    const term = termOn(await readTerms(here(visit)), today);
    if (!term) throw notFound('还没有设置学期');
    const { id, name, startDate, endDate, totalWeeks } = term;
    return { id, name, startDate, endDate, totalWeeks, today, week: namedWeek(term, today) };
  }),

  implement(restTimes, async (_, visit) =>
    (await readPeriods(here(visit))).map(({ no, name, start, end }) => ({ no, name, start, end })),
  ),

  implement(schoolCalendar, async (days, visit) =>
    (await readCalendar(here(visit), days)).map(({ id, title, start, end, kind, note, follows }) => ({
      id,
      title,
      start,
      end,
      kind,
      note,
      follows,
    })),
  ),
];
