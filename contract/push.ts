import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { day, id, link, text } from './fields.ts';
import { limits } from './limits.ts';

/** Most items one batch may hold. */
export const batchLimit = 500;
/** Most numbers, departments and kinds of people one item may name. */
const recipientLimit = 500;

/* @__NO_SIDE_EFFECTS__ */
const words = (most: number) => text(most, { needed: '不能为空' });
/* @__NO_SIDE_EFFECTS__ */
const maybe = (most: number) => v.optional(text(most), '');

/* @__NO_SIDE_EFFECTS__ */
const upTo = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(v.array(item), v.maxLength(most, `最多 ${most} 项`));

/** A moment with its zone, `2026-11-20T09:30:00+08:00`. */
const moment = v.pipe(
  v.string(),
  v.regex(
    /^(19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/,
    '时间应带时区，写作 2026-11-20T09:30:00+08:00 的样子',
  ),
  v.check((text) => v.is(day, text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), '没有这个时间'),
);

/** How far ahead of our clock a system's may be, in ms: what is dated later would shut out every later change. */
const mostAhead = 86_400_000;
const changedAt = v.pipe(
  moment,
  v.check((text) => Date.parse(text) <= Date.now() + mostAhead, '比现在晚一天以上，请校准时钟'),
);

/** An item's id in the system that delivers it. */
const externalId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, '应为 1 至 128 个可见的半角字符'));

const numbers = v.optional(upTo(recipientLimit, words(64)), []);
const departments = v.optional(upTo(recipientLimit, id), []);
const userTypes = v.optional(upTo(5, v.picklist(['ADMIN', 'STUDENT', 'TEACHER', 'STAFF', 'CITIZEN'])), []);

const withdrawn = v.strictObject({
  id: externalId,
  state: v.literal('withdrawn'),
  /** When the system last changed it: what is older than what was delivered before is left out. */
  updatedAt: changedAt,
});

const deliveredTask = v.strictObject({
  id: externalId,
  /** `todo` to be done, `done` finished, `mine` begun by the recipients and with others now. */
  state: v.picklist(['todo', 'done', 'mine']),
  updatedAt: changedAt,
  title: words(200),
  sponsor: maybe(100),
  /** Id of a department; empty for none. */
  department: v.optional(v.union([v.literal(''), id]), ''),
  step: maybe(100),
  createdAt: moment,
  deadline: v.optional(v.nullable(moment), null),
  /** Where one works on it. */
  url: v.optional(v.nullable(link), null),
  /** Who has it: people by number (学号、工号), and all who belong to a department now. */
  recipients: v.strictObject({ numbers, departments }),
});

/** A task as a business system delivers it. */
export const pushedTask = v.variant('state', [deliveredTask, withdrawn]);
export type PushedTask = v.InferOutput<typeof pushedTask>;

const textBlock = v.variant('type', [
  v.strictObject({ type: v.picklist(['p', 'h']), text: words(5000) }),
  v.strictObject({ type: v.literal('list'), ordered: v.boolean(), items: upTo(500, words(1000)) }),
  v.strictObject({ type: v.literal('quote'), text: words(5000), cite: maybe(200) }),
  v.strictObject({ type: v.literal('table'), head: upTo(50, maybe(200)), rows: upTo(500, upTo(50, maybe(1000))) }),
]);

const deliveredNotice = v.strictObject({
  id: externalId,
  state: v.literal('published'),
  updatedAt: changedAt,
  /** Ids of a type of notices and of a department of the institution. */
  type: id,
  department: id,
  title: words(200),
  /** Shown from this moment on. */
  publishedAt: moment,
  top: v.optional(v.boolean(), false),
  needsReply: v.optional(v.boolean(), false),
  deadline: v.optional(v.nullable(moment), null),
  body: upTo(500, textBlock),
  attachments: v.optional(upTo(50, v.strictObject({ name: words(200), size: maybe(40) })), []),
  /** Who may see it: people by number, of a department, of a kind. Null, which has to be said: everybody, guests too. */
  recipients: v.nullable(v.strictObject({ numbers, departments, userTypes })),
});

/** A notice as a business system delivers it. */
export const pushedNotice = v.variant('state', [deliveredNotice, withdrawn]);
export type PushedNotice = v.InferOutput<typeof pushedNotice>;

/* @__NO_SIDE_EFFECTS__ */
function batchOf<Item extends v.GenericSchema>(item: Item) {
  const items = v.pipe(v.array(item), v.minLength(1, '至少一条'), v.maxLength(batchLimit, `一批最多 ${batchLimit} 条`));
  return v.strictObject({ items });
}

/** A batch at the door: each row is checked by itself, so that one that is wrong does not hold up the others. */
const batch = batchOf(v.unknown());

const results = v.object({
  /** How many rows had each outcome. */
  counts: v.record(v.string(), v.number()),
  results: v.array(
    v.object({
      /** The item's place in the batch, from 1. */
      row: v.number(),
      /** The item's id; empty when it cannot be read. */
      id: v.string(),
      /**
       * `older` left out, because what was delivered before is newer; `unchanged` the same as before;
       * `refused` not taken, `field` and `message` say why.
       */
      outcome: v.picklist(['added', 'changed', 'unchanged', 'older', 'withdrawn', 'refused']),
      field: v.optional(v.string()),
      message: v.optional(v.string()),
      /** Numbers that nobody here has; the others got the item. */
      unknown: v.optional(v.array(v.string())),
    }),
  ),
});

const failures = {
  400: 'The signed headers are missing or malformed, or the body is no batch. Nothing was written.',
  401: 'The key is unknown or revoked, the signature does not fit, or the timestamp is more than five minutes off. Nothing was written.',
  409: 'The Idempotency-Key was used for another batch.',
};

export const pushTasks = endpoint({
  name: 'pushTasks',
  method: 'POST',
  path: '/api/push/tasks',
  access: 'system',
  limit: limits.push,
  summary:
    'Delivers tasks, changes them, completes them and withdraws them, up to 500 at once; each is known by its system and its id.',
  calledBy: 'business systems, from their servers, as soon as something changes there.',
  input: batch,
  documented: batchOf(pushedTask),
  data: results,
  writes: true,
  failures,
  example: {
    items: [
      {
        id: 'HR-2026-0042',
        state: 'todo',
        updatedAt: '2026-11-20T09:30:00+08:00',
        title: '年度考核表待填写',
        sponsor: '人事处',
        step: '本人填写',
        createdAt: '2026-11-20T09:30:00+08:00',
        deadline: '2026-12-10T17:00:00+08:00',
        url: 'https://hr.example.edu/review/42',
        recipients: { numbers: ['20150132'] },
      },
      { id: 'HR-2026-0007', state: 'withdrawn', updatedAt: '2026-11-20T09:31:00+08:00' },
    ],
  },
});

export const pushNotices = endpoint({
  name: 'pushNotices',
  method: 'POST',
  path: '/api/push/notices',
  access: 'system',
  limit: limits.push,
  summary:
    'Publishes notices, changes them and withdraws them, up to 500 at once; each is known by its system and its id.',
  calledBy: 'business systems, from their servers, as soon as something changes there.',
  input: batch,
  documented: batchOf(pushedNotice),
  data: results,
  writes: true,
  failures,
  example: {
    items: [
      {
        id: 'NET-118',
        state: 'published',
        updatedAt: '2026-11-20T09:30:00+08:00',
        type: 'logistics',
        department: 'it-center',
        title: '周六凌晨校园网检修',
        publishedAt: '2026-11-20T09:30:00+08:00',
        body: [{ type: 'p', text: '周六 00:00 至 06:00 检修核心交换机，期间校园网可能中断。' }],
        recipients: { userTypes: ['STUDENT', 'TEACHER', 'STAFF'] },
      },
    ],
  },
});
