import type { Content } from '../content.ts';
import { staysOnItsDay } from '../prose.ts';
import type { Shift } from '../shift.ts';

export function articleRows({ institution, news }: Content, shift: Shift) {
  return news.articles.map((article) => ({
    ...article,
    institution: institution.key,
    cover: article.cover ?? null,
    publishedAt: shift.past(article.publishedAt),
  }));
}

export function noticeRows({ institution, notices }: Content, shift: Shift) {
  return notices.items.map((notice) => ({
    ...notice,
    institution: institution.key,
    publishedAt: shift.past(notice.publishedAt),
    deadline: notice.deadline ? shift.deadline(notice.deadline) : null,
  }));
}

export function topicRows({ institution, topics }: Content, shift: Shift) {
  return topics.map(({ checklist, deadline, ...topic }, position) => ({
    ...topic,
    institution: institution.key,
    position,
    deadline: deadline ? shift.day(deadline) : null,
    checklist: checklist.map(({ service, due, ...item }) => ({
      ...item,
      service: service ?? null,
      due: due && /^\d{4}-\d{2}-\d{2}$/.test(due) ? shift.day(due) : (due ?? ''),
    })),
  }));
}

export function listRows({ institution, lists }: Content) {
  return lists.lists.map(({ typeId, name, fields }, position) => ({
    institution: institution.key,
    id: typeId,
    position,
    name,
    enabled: lists.enabled,
    fields: inPercent(fields),
  }));
}

export function listCellRows({ institution, lists }: Content) {
  return lists.lists.flatMap(({ typeId, rows }) =>
    rows.map((cells, position) => ({ institution: institution.key, list: typeId, position, cells })),
  );
}

export function calendarRows({ institution, calendar }: Content, shift: Shift) {
  return calendar.schoolCalendar.map((event) => ({
    ...event,
    institution: institution.key,
    start: staysOnItsDay(event) ? event.start : shift.day(event.start),
    end: staysOnItsDay(event) ? event.end : shift.day(event.end),
    follows: event.follows ?? null,
  }));
}

/** Widths as shares of the table: the content gives them in the units of its own drawing. */
function inPercent<Field extends { width: number }>(fields: readonly Field[]): Field[] {
  const whole = fields.reduce((sum, { width }) => sum + width, 0);
  return fields.map((field) => ({ ...field, width: Math.round((field.width / whole) * 1000) / 10 }));
}
