import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { describe, expect, it, test } from 'vitest';
import {
  draftOf,
  fieldsOf,
  isUnchanged,
  kindsFor,
  newDraft,
  overlapOf,
  problemsOf,
  repeatNote,
  startingAt,
  withoutRule,
  withStartDay,
  withStartTime,
} from './draft.ts';
import { addressHref, monthRange, readScheduleAddress, startParam, stepped } from './place.ts';
import { meetings, monthEntries, periodsOf, piecesByDay, type SchoolEvent, shownGroups, weekEvents } from './shown.ts';
import { emptyWeek, groupTitle, longWeek, shortWeek, titleOf } from './titles.ts';
import { dueNow } from './use-reminders.ts';

const now = { day: '2026-11-20', time: '10:55' };
const params = (text: string) => new URLSearchParams(text);

function item(start: string, end: string, more: Partial<ScheduleItem> = {}): ScheduleItem {
  return {
    id: 'e-1',
    own: true,
    kind: 'meeting',
    title: '社团值台',
    teacher: '',
    place: '',
    note: '',
    allDay: false,
    periods: null,
    weeks: null,
    follows: null,
    repeat: null,
    remind: null,
    start,
    end,
    ...more,
  };
}

const school: SchoolEvent[] = [
  {
    id: 'cet',
    title: '大学英语四、六级考试',
    start: '2026-12-05',
    end: '2026-12-05',
    kind: 'exam',
    note: '',
    follows: null,
  },
  { id: 'final', title: '期末考试周', start: '2027-01-04', end: '2027-01-15', kind: 'exam', note: '', follows: null },
  { id: 'winter', title: '寒假', start: '2027-01-18', end: '2027-02-28', kind: 'holiday', note: '', follows: null },
  {
    id: 'spring',
    title: '春季学期开始上课',
    start: '2027-03-01',
    end: '2027-03-01',
    kind: 'teaching',
    note: '',
    follows: null,
  },
];
const terms = [{ id: '1', name: '秋季学期', startDate: '2026-08-31', endDate: '2027-01-17', totalWeeks: 18 }];

describe('the place in the address', () => {
  it('is today’s week where the address says nothing that is right', () => {
    expect(readScheduleAddress(params(''), now.day)).toEqual({ view: 'week', date: now.day });
    expect(readScheduleAddress(params('view=year&date=2026-02-31'), now.day)).toEqual({ view: 'week', date: now.day });
    expect(readScheduleAddress(params('view=month&date=2027-01-18'), now.day)).toEqual({
      view: 'month',
      date: '2027-01-18',
    });
  });

  it('carries only what is not usual', () => {
    const say = (view: 'week' | 'month', date: string) => addressHref('/s', { view, date }, { today: now.day });
    expect(say('week', now.day)).toBe('/s');
    expect(say('month', '2026-12-01')).toBe('/s?view=month&date=2026-12-01');
  });

  it('steps by day, from Monday to Monday, and from month to month whatever their length', () => {
    expect(stepped({ view: 'day', date: '2026-12-31' }, 1).date).toBe('2027-01-01');
    expect(stepped({ view: 'week', date: now.day }, -1).date).toBe('2026-11-09');
    expect(stepped({ view: 'month', date: '2027-01-31' }, 1).date).toBe('2027-02-01');
    expect(monthRange('2026-11-20')).toEqual({ start: '2026-10-26', end: '2026-12-06' });
  });
});

describe('titles', () => {
  test.each([
    ['2026-11-16', '12', '第 12 周'],
    ['2027-01-04', '考', '期末考试周'],
    ['2027-01-18', '假', '寒假'],
    ['2027-03-01', undefined, undefined],
  ])('the week of %s is %s, in full %s', (monday, short, long) => {
    expect([shortWeek(monday, terms, school), longWeek(monday, terms, school)]).toEqual([short, long]);
  });

  it('say the number of the week first, and what is left of the term', () => {
    const week = (date: string) => titleOf({ view: 'week', date }, terms, school);
    expect(week(now.day)).toEqual({ title: '第 12 周', note: '11 月 16 日 – 22 日，还有 6 周结课' });
    expect(week('2027-01-27')).toEqual({ title: '寒假', note: '1 月 25 日 – 31 日，放假第 2 周' });
    expect(week('2027-04-01')).toEqual({ title: '3 月 29 日 – 4 月 4 日', note: '2027 年' });
    expect(titleOf({ view: 'month', date: now.day }, terms, school).note).toBe('第 9 – 14 周');
    expect(titleOf({ view: 'day', date: now.day }, terms, school).note).toBe('星期五，第 12 周');
  });

  it('say why a week is empty', () => {
    expect(emptyWeek('2027-01-18', terms, school)).toEqual({
      title: '这一周没有课',
      text: '寒假，3 月 1 日春季学期开始上课',
    });
  });

  it('speak of no lessons where the institution keeps a calendar of the year', () => {
    const year = [{ id: '1', name: '2026 年', startDate: '2025-12-29', endDate: '2027-01-31', totalWeeks: 57 }];
    expect(emptyWeek('2027-01-18', year, school).title).toBe('这一周没有安排');
    expect(titleOf({ view: 'school-calendar', date: now.day }, year, school).title).toBe('工作日历');
  });
});

describe('what is shown', () => {
  it('cuts at midnight what goes on', () => {
    expect(piecesByDay(item('2026-11-20 23:00', '2026-11-21 01:00'))).toEqual([
      { date: '2026-11-20', start: '23:00', end: '24:00' },
      { date: '2026-11-21', start: '00:00', end: '01:00' },
    ]);
    expect(piecesByDay(item('2026-11-20 23:00', '2026-11-21 00:00'))).toHaveLength(1);
  });

  it('keeps what lasts all day out of the hours', () => {
    expect(weekEvents([item('2026-11-20 00:00', '2026-11-20 23:59', { allDay: true })])).toEqual([]);
  });

  it('counts each run of things that meet once', () => {
    expect(
      meetings([
        item('2026-11-20 08:00', '2026-11-20 10:00'),
        item('2026-11-20 09:00', '2026-11-20 11:00'),
        item('2026-11-20 10:30', '2026-11-20 12:00'),
        item('2026-11-20 12:00', '2026-11-20 13:00'),
        item('2026-11-21 08:00', '2026-11-21 10:00'),
        item('2026-11-21 08:00', '2026-11-21 10:00'),
      ]),
    ).toBe(2);
  });

  it('has courses in its legend only where lessons are taught, or another system has some', () => {
    const shifts = [1, 2, 3, 4].map((no) => ({ no, name: `第 ${no} 班`, start: '08:30', end: '12:00' }));
    const course = item('2026-11-20 08:00', '2026-11-20 09:40', { kind: 'course' });
    expect(shownGroups(shifts, [])).toEqual(['exam', 'personal', 'calendar']);
    expect(shownGroups(shifts, [course])).toContain('course');
    expect(shownGroups([...shifts, ...shifts], [])).toContain('course');
  });

  it('speaks of exams and lessons only where there are some', () => {
    expect([groupTitle('exam', true), groupTitle('exam', false)]).toEqual(['考试与截止', '截止日期']);
    expect(kindsFor(newDraft(now.day, now, true), true)).toEqual(['study', 'meeting', 'exam', 'personal']);
    expect(kindsFor(newDraft(now.day, now, false), false)).toEqual(['personal', 'meeting', 'deadline', 'activity']);
    expect(kindsFor({ kind: 'exam' }, false)).toContain('exam');
  });

  it('names periods by number and long pauses by the meal', () => {
    const period = (no: number, start: string, end: string) => ({ no, name: `第 ${no} 节`, start, end });
    const rows = periodsOf([period(4, '11:05', '11:50'), period(5, '14:00', '14:45'), period(6, '14:55', '15:40')]);
    expect(rows.map(({ name, breakAfter }) => [name, breakAfter])).toEqual([
      ['4', '午休'],
      ['5', undefined],
      ['6', undefined],
    ]);
  });
});

test('one is reminded in the minute that was chosen, also of the next day’s', () => {
  const meeting = item('2026-11-20 11:10', '2026-11-20 12:00', { remind: 15, place: '研讨间 4' });
  expect(dueNow([meeting], now).map(({ words }) => words)).toEqual(['11:10 社团值台，研讨间 4']);
  expect(dueNow([meeting], { ...now, time: '10:56' })).toEqual([]);
  expect(dueNow([{ ...meeting, remind: null }], now)).toEqual([]);
  expect(dueNow([{ ...meeting, start: '2026-11-21 10:55', remind: 1440 }], now)).toHaveLength(1);
});

describe('a draft', () => {
  const draft = { ...newDraft('2026-11-21', now), title: '小组讨论', startTime: '15:00', endTime: '16:30' };

  it('begins at the next hour of today and in the morning of another day', () => {
    expect(newDraft(now.day, now)).toMatchObject({ startTime: '11:00', endTime: '12:00' });
    expect(newDraft('2026-11-21', now)).toMatchObject({ startTime: '09:00', weekdays: [6] });
  });

  it('tells the month the time of what has one, apart from the place', () => {
    const timed = item('2026-11-20 10:10', '2026-11-20 10:55', { place: 'A105' });
    const whole = item('2026-11-20 00:00', '2026-11-20 23:59', { allDay: true });
    expect(monthEntries([timed, whole], []).map(({ time, note }) => [time, note])).toEqual([
      ['10:10', 'A105'],
      [undefined, undefined],
    ]);
  });

  it('starts where the grid was clicked, for a period or an hour, within the day', () => {
    const periods = [{ start: '10:10', end: '10:55' }];
    const times = (start: string) => startingAt(newDraft('2026-11-21', now), start, periods);
    expect(times('10:10')).toMatchObject({ startDay: '2026-11-21', startTime: '10:10', endTime: '10:55' });
    expect(times('06:00')).toMatchObject({ startTime: '06:00', endTime: '07:00' });
    expect(times('23:30')).toMatchObject({ startTime: '23:30', endTime: '23:59' });
    expect(startParam(params('start=23:30'))).toBe('23:30');
    expect(startParam(params('start=24:00'))).toBeUndefined();
  });

  it.each([
    ['21:59', '2026-11-20 22:00', '2026-11-20 23:00'],
    ['22:00', '2026-11-20 23:00', '2026-11-20 23:59'],
    ['22:52', '2026-11-20 23:00', '2026-11-20 23:59'],
    ['23:40', '2026-11-20 23:00', '2026-11-20 23:59'],
  ])('at %s ends at a time to come on the day that was asked for, and is one to save', (time, start, end) => {
    const late = newDraft(now.day, { ...now, time });
    expect(fieldsOf(late)).toMatchObject({ start, end });
    expect(problemsOf({ ...late, title: '小组讨论' })).toEqual({});
  });

  it('is refused when it ends before it begins, has no title, or repeats until before', () => {
    expect(problemsOf(draft)).toEqual({});
    expect(problemsOf({ ...draft, endTime: '14:30' })).toEqual({ endTime: '结束时间要晚于开始时间' });
    expect(problemsOf({ ...draft, endTime: '14:30', allDay: true, title: ' ' })).toEqual({ title: '请填写标题' });
    expect(problemsOf({ ...draft, title: '会'.repeat(41) })).toEqual({ title: '标题最多 40 个字' });
    const until = { ...draft, repeat: 'weekly', ends: 'until', until: '2026-11-20' } as const;
    expect(problemsOf(until)).toEqual({ until: '重复的截止日期早于开始日期' });
  });

  it('is refused while it is typed when it lasts longer than 31 days, or than until it repeats', () => {
    const overlapping = (days: number) => ({ endDay: `这样重复的日程每次最长 ${days} 天，否则会与下一次重叠` });
    const long = { ...draft, endDay: '2026-12-22', endTime: '15:00' };
    expect(problemsOf(long)).toEqual({});
    expect(problemsOf({ ...long, endTime: '15:01' })).toEqual({ endDay: '一项日程最长 31 天' });
    expect(problemsOf({ ...draft, allDay: true, endDay: '2026-12-21' })).toEqual({});
    expect(problemsOf({ ...draft, allDay: true, endDay: '2026-12-22' })).toEqual({ endDay: '一项日程最长 31 天' });
    const daily = { ...draft, repeat: 'daily', endDay: '2026-11-22', endTime: '15:00' } as const;
    expect(problemsOf(daily)).toEqual({});
    expect(problemsOf({ ...daily, endTime: '15:01' })).toEqual(overlapping(1));
    expect(problemsOf({ ...daily, repeat: 'weekly', endDay: '2026-11-28' })).toEqual({});
    expect(problemsOf({ ...daily, repeat: 'weekly', weekdays: [6, 1], endDay: '2026-11-28' })).toEqual(overlapping(2));
    expect(problemsOf(withoutRule({ ...daily, endTime: '15:01' }))).toEqual({});
  });

  it('counts the times of a rule to the year 2999 at once', () => {
    const ages = { ...draft, repeat: 'daily', ends: 'until', until: '2999-12-31' } as const;
    expect(repeatNote(ages, school)).toBe('共 355422 次；12-05 与大学英语四、六级考试同一天');
  });

  it('is unchanged until anything in it is, however it repeats', () => {
    const repeat = { kind: 'weekly', weekdays: [5], until: null, count: 4 } as const;
    const weekly = item('2026-11-20 15:00', '2026-11-20 16:30', { repeat: { ...repeat, weekdays: [5] }, remind: 15 });
    expect(isUnchanged(fieldsOf(draftOf(weekly)), weekly)).toBe(true);
    expect(isUnchanged(fieldsOf({ ...draftOf(weekly), endTime: '16:35' }), weekly)).toBe(false);
    expect(isUnchanged(fieldsOf({ ...draftOf(weekly), count: '5' }), weekly)).toBe(false);
  });

  it('is warned of what it meets, and not of itself', () => {
    const other = item('2026-11-21 16:00', '2026-11-21 18:00');
    expect(overlapOf(draft, [other], undefined)).toBe('与“社团值台”（16:00）重叠 30 分钟，仍可保存');
    expect(overlapOf(draft, [other], 'e-1')).toBeUndefined();
    expect(overlapOf(draft, [item('2026-11-21 16:30', '2026-11-21 18:00')], undefined)).toBeUndefined();
  });

  it('tells how often it takes place, and which exam is on one of its days', () => {
    const repeated = { ...draft, repeat: 'weekly', ends: 'until', until: '2027-01-02' } as const;
    expect(repeatNote(repeated, school)).toBe('共 7 次；12-05 与大学英语四、六级考试同一天');
    const endless = { ...draft, startDay: '2026-12-14', repeat: 'weekly', weekdays: [1] } as const;
    expect(repeatNote(endless, school)).toBe('01-04 在期末考试周内');
  });

  it('keeps its length and its weekdays’ distance when it is moved', () => {
    const weekly = { ...draft, repeat: 'weekly' as const, weekdays: [6, 7] };
    expect(withStartDay(weekly, '2026-11-23')).toMatchObject({ endDay: '2026-11-23', weekdays: [1, 2] });
    expect(withStartTime(draft, '20:00').endTime).toBe('21:30');
    expect(withStartTime(draft, '23:00').endTime).toBe('23:59');
  });

  it('says the same of an entry that the API gave', () => {
    const repeat = { kind: 'weekly', weekdays: [6], until: '2027-01-02', count: null } as const;
    const given = item('2026-11-21 15:00', '2026-11-21 16:30', { repeat: { ...repeat, weekdays: [6] }, remind: 15 });
    const { id, own, teacher, periods, weeks, follows, ...fields } = given;
    expect(fieldsOf(draftOf(given))).toEqual(fields);
  });
});
