import { lengthProblem } from '@yimen/contract/schedule/entry-length';
import * as v from 'valibot';
import { address, count, day, id, maybe, minute, userType, weeks, words } from './parts.ts';

const cell = v.record(v.string(), v.string());

const task = v.strictObject({
  id,
  title: words,
  source: words,
  sponsor: words,
  department: id,
  createdAt: minute,
  deadline: v.optional(minute),
  status: v.picklist(['todo', 'done', 'mine']),
  step: words,
  holder: words,
  since: minute,
  service: v.optional(id),
});

const approval = v.strictObject({
  id,
  title: words,
  view: v.picklist([1, 2, 3, 4]),
  source: words,
  form: words,
  sponsor: words,
  currentApprover: maybe,
  status: words,
  insertTime: minute,
  updateTime: minute,
  deadline: v.optional(minute),
  progress: v.array(
    v.strictObject({ step: words, who: words, when: v.optional(minute), result: v.optional(maybe, '') }),
  ),
});

const entry = v.pipe(
  v.strictObject({
    title: words,
    start: minute,
    end: minute,
    place: v.optional(maybe, ''),
    kind: v.picklist(['personal', 'study', 'meeting', 'activity', 'exam', 'deadline']),
    repeat: v.optional(v.picklist(['daily', 'workday', 'weekly', 'monthly', 'yearly'])),
    /** Minutes before the start. */
    remind: v.optional(count),
  }),
  v.check(({ start, end, repeat }) => {
    const rule = repeat ? { kind: repeat, weekdays: [], until: null, count: null } : null;
    return end > start && lengthProblem({ start, end, allDay: false }, rule) === null;
  }, 'does not end after it starts, or lasts longer than an entry may'),
);

export const peopleContent = v.array(
  v.strictObject({
    account: id,
    name: words,
    pinyin: words,
    userType,
    no: words,
    department: maybe,
    title: words,
    identities: v.array(
      v.strictObject({
        userType,
        no: words,
        department: maybe,
        title: words,
        label: words,
        campus: maybe,
        isDefault: v.boolean(),
        until: v.optional(day),
      }),
    ),
    phone: words,
    email: maybe,
    lastLogin: minute,
    preferences: v.optional(v.record(v.string(), v.unknown()), {}),
    assets: v.array(v.strictObject({ code: id, name: words, value: words, unit: maybe, masked: v.boolean() })),
    dataGroups: v.array(
      v.strictObject({
        name: words,
        fields: v.array(v.strictObject({ key: words, label: words })),
        rows: v.array(cell),
      }),
    ),
    timetable: v.array(
      v.strictObject({
        course: words,
        teacher: maybe,
        room: maybe,
        weekday: v.picklist([1, 2, 3, 4, 5, 6, 7]),
        startPeriod: count,
        endPeriod: count,
        weeks,
      }),
    ),
    tasks: v.array(task),
    approvals: v.array(approval),
    messages: v.array(
      v.strictObject({
        id,
        title: words,
        text: maybe,
        source: words,
        sentAt: minute,
        read: v.boolean(),
        service: v.optional(id),
        link: v.optional(address),
      }),
    ),
    notices: v.array(v.strictObject({ id, read: v.boolean(), readAt: v.optional(minute) })),
    collected: v.array(id),
    recent: v.array(v.strictObject({ service: id, at: minute, result: words })),
    schedule: v.array(entry),
  }),
);
export type PersonContent = v.InferOutput<typeof peopleContent>[number];
