import type { Lesson } from '@yimen/contract/homepage/person';
import { daysBetween, type Moment, minutesBetween, monthDay } from './clock.ts';

export interface AgendaItem {
  time: string;
  title: string;
  note: string[];
  state: 'past' | 'now' | 'next';
  badge?: string;
}

/** The day's entries with what is over, on now and still to come at this moment. */
export function agendaOf(lessons: readonly Lesson[], now: Moment, date: string): AgendaItem[] {
  const days = daysBetween(now.day, date);
  return lessons.map((lesson) => {
    const state = days > 0 ? 'next' : days < 0 ? 'past' : stateAt(lesson, now.time);
    const item: AgendaItem = {
      time: lastsAllDay(lesson) ? '全天' : lesson.start,
      title: lesson.course,
      note: [lesson.room, lesson.teacher].filter(Boolean),
      state,
    };
    if (state === 'now' && !lastsAllDay(lesson)) {
      const left = `还剩 ${minutesBetween(now.time, lesson.end)} 分钟`;
      item.badge = lesson.kind === 'deadline' ? left : `进行中，${left}`;
    }
    return item;
  });
}

/** What lasts all day is told from its first minute to its last. */
const lastsAllDay = ({ start, end }: Lesson) => start === '00:00' && end === '23:59';

function stateAt(lesson: Lesson, time: string): AgendaItem['state'] {
  if (lesson.end <= time) return 'past';
  return lesson.start <= time ? 'now' : 'next';
}

export interface DeadlineTag {
  label: string;
  tone: 'error' | 'warning' | 'outline';
}

/** A deadline in words and tone: red today and when overdue, amber tomorrow, outlined later. */
export function deadlineTag(deadline: string | null, now: Moment): DeadlineTag | undefined {
  if (!deadline) return undefined;
  const days = daysBetween(now.day, deadline);
  const time = deadline.slice(11, 16);
  if (days < 0 || (days === 0 && time !== '' && time < now.time)) return { label: '已逾期', tone: 'error' };
  if (days === 0) return { label: time ? `今天 ${time} 截止` : '今天截止', tone: 'error' };
  if (days === 1) return { label: '明天截止', tone: 'warning' };
  return { label: `${monthDay(deadline)} 截止`, tone: 'outline' };
}
