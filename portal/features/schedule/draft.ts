import { maxLengthOf } from '@yimen/contract/endpoint';
import { addEntry, type EntryFields, type EntryKind, type ScheduleItem } from '@yimen/contract/schedule/entries';
import { lengthProblem } from '@yimen/contract/schedule/entry-length';
import { daysOf, type Repeat, type RepeatKind, timesOf } from '@yimen/contract/schedule/recurrence';
import { readableText } from '@yimen/contract/text';
import {
  addDays,
  chineseDay,
  daysBetween,
  type Moment,
  minutesBetween,
  monthDay,
  weekdayOf,
} from '../../lib/time/clock.ts';
import { piecesByDay, type SchoolEvent } from './shown.ts';

/** Maximum lengths of an entry's texts, in characters. */
export const entryLimits = {
  title: maxLengthOf(addEntry, 'title'),
  place: maxLengthOf(addEntry, 'place'),
  note: maxLengthOf(addEntry, 'note'),
};

/** An entry as its form's state. */
export interface Draft {
  readonly title: string;
  readonly kind: EntryKind;
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly repeat: RepeatKind | 'never';
  readonly weekdays: readonly number[];
  readonly ends: 'never' | 'until' | 'count';
  readonly until: string;
  readonly count: string;
  /** Minutes before the start, as text; empty for no reminder. */
  readonly remind: string;
  readonly place: string;
  readonly note: string;
}

export type Problems = Partial<
  Record<'title' | 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'until' | 'count', string>
>;

/** Kinds offered by the form; the first one is the default. */
const offeredKinds: Record<'school' | 'office', readonly [EntryKind, ...EntryKind[]]> = {
  school: ['study', 'meeting', 'exam', 'personal'],
  office: ['personal', 'meeting', 'deadline', 'activity'],
};
const offeredWhere = (lessons: boolean) => offeredKinds[lessons ? 'school' : 'office'];

/** Kinds to choose from, with or without lessons; an entry of another kind keeps its own. */
export function kindsFor({ kind }: Pick<Draft, 'kind'>, lessons: boolean): readonly EntryKind[] {
  const offered = offeredWhere(lessons);
  return offered.includes(kind) ? offered : [...offered, kind];
}

const repeatNames: Record<Draft['repeat'], string> = {
  never: '不重复',
  daily: '每天',
  workday: '每个工作日',
  weekly: '每周',
  biweekly: '每两周',
  monthly: '每月',
  yearly: '每年',
};
const endNames: Record<Draft['ends'], string> = { never: '一直', until: '到某一天', count: '重复几次' };

const selectOptions = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
export const repeatOptions = selectOptions(repeatNames);
export const endOptions = selectOptions(endNames);

const reminders = [0, 5, 10, 15, 30, 60, 120, 1440, 2880] as const;

export function remindName(minutes: number): string {
  if (minutes === 0) return '开始时';
  if (minutes % 1440 === 0) return `提前 ${minutes / 1440} 天`;
  return minutes % 60 === 0 ? `提前 ${minutes / 60} 小时` : `提前 ${minutes} 分钟`;
}

/** What a reminder does. */
export const remindHelp = '日程页面开着时提醒；订阅到手机日历后，由手机提醒';

/** Options of the reminder, including the entry's own. */
export function remindOptions(own: string): { value: string; label: string }[] {
  const known = new Set<number>([...reminders, ...(own === '' ? [] : [Number(own)])]);
  return [
    { value: '', label: '不提醒' },
    ...[...known]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: remindName(value) })),
  ];
}

/**
 * A new entry on a day: at the next full hour for today, in the morning for another day. In today's last hour it lasts
 * until the end of the day.
 */
export function newDraft(date: string, now: Moment, lessons = true): Draft {
  const hour = date === now.day ? Math.min(23, Math.floor(minutesBetween('00:00', now.time) / 60) + 1) : 9;
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return {
    title: '',
    kind: offeredWhere(lessons)[0],
    allDay: false,
    place: '',
    note: '',
    remind: '15',
    startDay: date,
    endDay: date,
    startTime: clock(hour),
    endTime: hour < 23 ? clock(hour + 1) : '23:59',
    repeat: 'never',
    weekdays: [weekdayOf(date)],
    ends: 'never',
    until: addDays(date, 28),
    count: '10',
  };
}

/** A new entry that starts at a time: it lasts as long as the period that starts then, otherwise an hour. */
export function startingAt(draft: Draft, start: string, periods: readonly { start: string; end: string }[]): Draft {
  const moved = withStartTime(draft, start);
  const period = periods.find((each) => each.start === start);
  return period ? { ...moved, endTime: period.end } : moved;
}

/** An occurrence of an entry as its form shows it. */
export function draftOf(item: ScheduleItem): Draft {
  const [startDay = '', startTime = ''] = item.start.split(' ');
  const [endDay = '', endTime = ''] = item.end.split(' ');
  const { repeat } = item;
  return {
    title: item.title,
    kind: item.kind === 'course' ? 'study' : item.kind,
    allDay: item.allDay,
    startDay,
    endDay,
    place: item.place,
    note: item.note,
    startTime: item.allDay ? '09:00' : startTime,
    endTime: item.allDay ? '10:00' : endTime,
    repeat: repeat?.kind ?? 'never',
    weekdays: repeat && repeat.weekdays.length > 0 ? repeat.weekdays : [weekdayOf(startDay)],
    ends: repeat?.until != null ? 'until' : repeat?.count != null ? 'count' : 'never',
    until: repeat?.until ?? addDays(startDay, 28),
    count: String(repeat?.count ?? 10),
    remind: item.remind === null ? '' : String(item.remind),
  };
}

/** The draft with another first day: end and weekdays move with it. */
export function withStartDay(draft: Draft, startDay: string): Draft {
  if (startDay === '' || draft.startDay === '') return { ...draft, startDay };
  const days = daysBetween(draft.startDay, startDay);
  const turned = draft.weekdays.map((weekday) => ((((weekday - 1 + days) % 7) + 7) % 7) + 1);
  const endDay = draft.endDay === '' ? startDay : addDays(draft.endDay, days);
  return { ...draft, startDay, endDay, weekdays: turned.sort((one, other) => one - other) };
}

/** The draft with another start time: it keeps its duration, within the day. */
export function withStartTime(draft: Draft, startTime: string): Draft {
  const lasts = minutesBetween(draft.startTime, draft.endTime);
  if (startTime === '' || draft.startDay !== draft.endDay || !(lasts > 0)) return { ...draft, startTime };
  const end = Math.min(23 * 60 + 59, minutesBetween('00:00', startTime) + lasts);
  const endTime = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
  return { ...draft, startTime, endTime };
}

/** The draft of one occurrence, which has no rule. */
export const withoutRule = (draft: Draft): Draft => ({ ...draft, repeat: 'never' });

/** Error messages by field; each says what to do. */
export function problemsOf(draft: Draft): Problems {
  const problems: { -readonly [Field in keyof Problems]: string } = {};
  const title = readableText(draft.title);
  if (title === '') problems.title = '请填写标题';
  else if (title.length > entryLimits.title) problems.title = `标题最多 ${entryLimits.title} 个字`;
  if (draft.startDay === '') problems.startDay = '请选择日期';
  if (draft.endDay === '') problems.endDay = '请选择日期';
  else if (draft.endDay < draft.startDay) problems.endDay = '结束日期不能早于开始日期';
  if (!draft.allDay) {
    if (draft.startTime === '') problems.startTime = '请填写开始时间';
    if (draft.endTime === '') problems.endTime = '请填写结束时间';
    else if (draft.startDay === draft.endDay && draft.endTime <= draft.startTime) {
      problems.endTime = '结束时间要晚于开始时间';
    }
  }
  if (draft.repeat !== 'never' && draft.ends === 'until') {
    if (draft.until === '') problems.until = '请选择日期';
    else if (draft.until < draft.startDay) problems.until = '重复的截止日期早于开始日期';
  }
  const count = /^\d{1,3}$/.test(draft.count) ? Number(draft.count) : 0;
  if (draft.repeat !== 'never' && draft.ends === 'count' && (count < 1 || count > 366)) {
    problems.count = '请填写 1 到 366 之间的次数';
  }
  if (Object.keys(problems).every((field) => field === 'title')) {
    const tooLong = lengthProblem({ ...fieldsOf(draft), allDay: draft.allDay }, draftRepeat(draft));
    if (tooLong) problems.endDay = tooLong;
  }
  return problems;
}

/** The rule of a draft; null when it does not repeat. */
export function draftRepeat({ repeat, weekdays, ends, until, count }: Draft): (Repeat & { weekdays: number[] }) | null {
  if (repeat === 'never') return null;
  const onWeekdays = repeat === 'weekly' || repeat === 'biweekly';
  return {
    kind: repeat,
    weekdays: onWeekdays ? [...weekdays] : [],
    until: ends === 'until' ? until : null,
    count: ends === 'count' ? Number(count) : null,
  };
}

/** A draft in the API's format. */
export function fieldsOf(draft: Draft): EntryFields {
  const { title, kind, allDay, startDay, startTime, endDay, endTime, remind, place, note } = draft;
  return {
    // Pasted text may contain invisible characters.
    title: readableText(title),
    kind,
    allDay,
    place: readableText(place),
    note: readableText(note.replaceAll('\r\n', '\n')),
    start: `${startDay} ${allDay ? '00:00' : startTime}`,
    end: `${endDay} ${allDay ? '23:59' : endTime}`,
    remind: remind === '' ? null : Number(remind),
    repeat: draftRepeat(draft),
  };
}

/** Whether fields equal an item's: saving them would only remove an occurrence from its series. */
export function isUnchanged(fields: EntryFields, item: ScheduleItem): boolean {
  return JSON.stringify(fields) === JSON.stringify(fieldsOf(draftOf(item)));
}

/** Text about the first item that a draft overlaps with, and for how long; only a warning, as overlaps are allowed. */
export function overlapOf(draft: Draft, items: readonly ScheduleItem[], own: string | undefined): string | undefined {
  if (draft.allDay || Object.keys(problemsOf({ ...draft, title: ' .' })).length > 0) return undefined;
  const mine = piecesByDay({ start: `${draft.startDay} ${draft.startTime}`, end: `${draft.endDay} ${draft.endTime}` });
  for (const item of items) {
    if (item.allDay || item.id === own) continue;
    for (const piece of piecesByDay(item)) {
      const met = mine.find(({ date, start, end }) => date === piece.date && start < piece.end && piece.start < end);
      if (!met) continue;
      const from = met.start > piece.start ? met.start : piece.start;
      const to = met.end < piece.end ? met.end : piece.end;
      return `与“${item.title}”（${piece.start}）重叠 ${minutesBetween(from, to)} 分钟，仍可保存`;
    }
  }
  return undefined;
}

/** Text about how often a rule takes place, and which exam of the school calendar is on one of its days. */
export function repeatNote(draft: Draft, school: readonly SchoolEvent[]): string {
  const rule = draftRepeat(draft);
  if (!rule || draft.startDay === '' || problemsOf(draft).until || problemsOf(draft).count) return '';
  const began = draft.startDay;
  const met = school
    .filter(({ kind }) => kind === 'exam')
    .map((exam) => ({ exam, day: daysOf(began, rule, exam.start, exam.end)[0] }))
    .find(({ day }) => day !== undefined);
  const { exam, day } = met ?? {};
  const times = draft.ends === 'never' ? '' : `共 ${timesOf(began, rule)} 次`;
  const where = exam && exam.end > exam.start ? `在${exam.title}内` : `与${exam?.title}同一天`;
  return [times, day && `${monthDay(day)} ${where}`].filter(Boolean).join('；');
}

/** A rule as text: `每周一、三，到 1 月 2 日`. */
export function repeatWords({ kind, weekdays, until, count }: Repeat): string {
  const on = weekdays.length > 0 ? weekdays.map((weekday) => '一二三四五六日'.charAt(weekday - 1)).join('、') : '';
  const often = kind === 'biweekly' && on ? `每两周的周${on}` : `${repeatNames[kind]}${on}`;
  const end = until !== null ? `到 ${chineseDay(until)}` : count !== null ? `共 ${count} 次` : '';
  return [often, end].filter(Boolean).join('，');
}
