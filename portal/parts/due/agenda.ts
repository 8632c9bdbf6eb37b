import { timeOf } from '@yimen/contract/moment';
import type { Lesson } from '@yimen/contract/person/data';
import { daysBetween, type Moment, minutesBetween, monthDay } from '../../lib/time/clock.ts';

export interface AgendaItem {
  time: string;
  title: string;
  note: string[];
  state: 'past' | 'now' | 'next';
  badge?: string;
}

/** The day's entries with what is over, on now and still to come at this moment. */
export function agendaOf(lessons: readonly Lesson[], now: Moment, date: string): AgendaItem[] {
  return lessons.map((lesson) => {
    const { course, room, teacher, kind, start, end } = lesson;
    // What lasts all day is told from its first minute to its last.
    const allDay = start === '00:00' && end === '23:59';
    const state = stateAt(lesson, date, now);
    const item: AgendaItem = {
      time: allDay ? '全天' : start,
      title: course,
      note: [room, teacher].filter(Boolean),
      state,
    };
    if (state === 'now' && !allDay) {
      const minutes = minutesBetween(now.time, end);
      const left = minutes < 100 ? ` ${minutes} 分钟` : `约 ${Math.round(minutes / 60)} 小时`;
      item.badge = `${kind === 'deadline' ? '' : '进行中，'}还剩${left}`;
    }
    return item;
  });
}

function stateAt({ start, end }: Lesson, date: string, { day, time }: Moment): AgendaItem['state'] {
  const at = day + time;
  if (date + end <= at) return 'past';
  return date + start <= at ? 'now' : 'next';
}

export interface DeadlineTag {
  label: string;
  tone: 'error' | 'warning' | 'outline';
}

/** A deadline in words and tone: red today and when overdue, amber tomorrow, outlined later. */
export function deadlineTag(deadline: string | null, now: Moment): DeadlineTag | undefined {
  if (!deadline) return undefined;
  const days = daysBetween(now.day, deadline);
  const time = timeOf(deadline);
  if (days < 0 || (days === 0 && time !== '' && time < now.time)) return { label: '已逾期', tone: 'error' };
  if (days === 0) return { label: time ? `今天 ${time} 截止` : '今天截止', tone: 'error' };
  if (days === 1) return { label: '明天截止', tone: 'warning' };
  return { label: `${monthDay(deadline)} 截止`, tone: 'outline' };
}
