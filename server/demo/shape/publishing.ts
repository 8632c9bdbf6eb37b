import { calendarKind } from '@yimen/contract/schedule/calendar';
import * as v from 'valibot';
import * as records from '../../database/records.ts';
import { block, clock, count, day, dayOrMinute, id, maybe, minute, picture, words } from '../../database/values.ts';

const named = v.strictObject({ id, name: words });

export const newsContent = v.strictObject({
  columns: v.array(named),
  articles: v.array(
    v.strictObject({
      id,
      column: id,
      title: words,
      summary: words,
      cover: v.optional(picture),
      publishedAt: minute,
      source: words,
      author: words,
      views: count,
      top: v.boolean(),
      body: v.array(block),
      attachments: v.array(records.attachment),
    }),
  ),
});

export const noticesContent = v.strictObject({
  types: v.array(named),
  items: v.array(
    v.strictObject({
      id,
      type: id,
      title: words,
      department: id,
      publishedAt: minute,
      top: v.boolean(),
      needsReply: v.boolean(),
      deadline: v.optional(dayOrMinute),
      body: v.array(block),
      attachments: v.array(records.attachment),
    }),
  ),
});

export const topicsContent = v.array(
  v.strictObject({
    id,
    name: words,
    summary: words,
    cover: picture,
    intro: words,
    deadline: v.optional(day),
    groups: v.array(records.topicGroup),
    checklist: v.array(v.strictObject({ title: words, service: v.optional(id), note: maybe, due: v.optional(words) })),
  }),
);

export const listsContent = v.strictObject({
  enabled: v.boolean(),
  lists: v.array(
    v.strictObject({
      typeId: id,
      name: words,
      fields: v.array(v.strictObject({ key: id, label: words, width: count })),
      rows: v.array(records.cells),
    }),
  ),
});

export const calendarContent = v.strictObject({
  term: v.strictObject({
    id,
    year: words,
    name: words,
    startDate: day,
    endDate: day,
    totalWeeks: v.pipe(count, v.minValue(1, 'is less than one week')),
  }),
  periods: v.array(v.strictObject({ no: count, name: words, start: clock, end: clock })),
  schoolCalendar: v.array(
    v.strictObject({
      id,
      title: words,
      start: day,
      end: day,
      kind: calendarKind,
      note: maybe,
      /** The day whose timetable is taught instead. */
      follows: v.optional(day),
    }),
  ),
});
