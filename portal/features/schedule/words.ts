import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { chineseDay, weekdayName } from '../../lib/time/clock.ts';
import { remindName, repeatWords } from './draft.ts';
import type { SchoolEvent } from './shown.ts';

const dayWords = (day: string) => `${chineseDay(day)} ${weekdayName(day)}`;

/** `11 月 20 日 星期五 10:10–11:50`, over several days with both. */
function whenOf({ start, end, allDay }: Pick<ScheduleItem, 'start' | 'end' | 'allDay'>): string {
  const [day = '', from = ''] = start.split(' ');
  const [lastDay = '', to = ''] = end.split(' ');
  if (allDay) return day === lastDay ? `${dayWords(day)} 全天` : `${dayWords(day)} – ${dayWords(lastDay)}`;
  if (day === lastDay) return [dayWords(day), from && to && `${from}–${to}`].filter(Boolean).join(' ');
  return `${dayWords(day)} ${from} – ${dayWords(lastDay)} ${to}`;
}

/** An item's details besides its title, each with its label; without unknown ones. */
export function itemFacts(item: ScheduleItem): { id: string; label: string; value: string }[] {
  const { periods, weeks, follows, repeat, remind } = item;
  const rows = [
    { id: 'when', label: '时间', value: whenOf(item) },
    { id: 'periods', label: '节次', value: periods ? daysText(periods.first, periods.last) : '' },
    { id: 'place', label: '地点', value: item.place },
    { id: 'teacher', label: '教师', value: item.teacher },
    {
      id: 'weeks',
      label: '周次',
      value: weeks ? `${weekdayName(follows ?? item.start)}，第 ${weekList(weeks)} 周` : '',
    },
    { id: 'follows', label: '调休', value: follows ? `补 ${dayWords(follows)}的课` : '' },
    { id: 'repeat', label: '重复', value: repeat ? repeatWords(repeat) : '' },
    { id: 'remind', label: '提醒', value: remind === null ? '' : remindName(remind) },
    { id: 'note', label: '备注', value: item.note },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** `1–8、10–16` of `1-8,10-16`. */
export const weekList = (weeks: string) => weeks.replaceAll('-', '–').replaceAll(',', '、');

const daysText = (first: string, last: string) => (first === last ? first : `${first}至${last}`);

/** Details of an event of the school calendar. */
export function schoolFacts({
  start,
  end,
  note,
  follows,
}: SchoolEvent): { id: string; label: string; value: string }[] {
  const value = whenOf({ start: `${start} 00:00`, end: `${end} 23:59`, allDay: true });
  return [
    { id: 'when', label: '日期', value: value.replace(' 全天', '') },
    { id: 'follows', label: '课表', value: follows ? `按 ${dayWords(follows)}的课表上课` : '' },
    { id: 'note', label: '说明', value: note },
  ].filter((row) => row.value !== '');
}
