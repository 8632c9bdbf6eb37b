import { lengthProblem } from '@yimen/contract/schedule/entry-length';
import { memberType } from '@yimen/contract/sign-in/auth';
import * as v from 'valibot';
import * as records from '../../database/records.ts';
import { address, count, id, maybe, minute, weeks, words } from '../../database/values.ts';

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
    userType: memberType,
    no: words,
    department: maybe,
    title: words,
    identities: v.array(records.identity),
    phone: words,
    email: maybe,
    lastLogin: minute,
    preferences: v.optional(v.record(v.string(), v.unknown()), {}),
    assets: v.array(v.strictObject({ code: id, name: words, value: words, unit: maybe, masked: v.boolean() })),
    dataGroups: v.array(
      v.strictObject({
        name: words,
        fields: v.array(records.dataField),
        rows: v.array(records.cells),
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
