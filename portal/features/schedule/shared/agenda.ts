import type { Lesson } from '@yimen/contract/schedule/day';
import { type Moment, minutesBetween } from '../../../lib/time/clock.ts';

export interface AgendaItem {
  time: string;
  title: string;
  note: string[];
  state: 'past' | 'now' | 'next';
  badge?: string;
}

/** The day's entries, each with its state at this moment: past, current or coming. */
export function agendaOf(lessons: readonly Lesson[], now: Moment, date: string): AgendaItem[] {
  return lessons.map((lesson) => {
    const { course, room, teacher, kind, start, end } = lesson;
    // An all-day item has the day's first and last minute.
    const allDay = start === '00:00' && end === '23:59';
    const state = lessonState(lesson, date, now);
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

function lessonState({ start, end }: Lesson, date: string, { day, time }: Moment): AgendaItem['state'] {
  const at = day + time;
  if (date + end <= at) return 'past';
  return date + start <= at ? 'now' : 'next';
}
