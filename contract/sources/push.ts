import * as v from 'valibot';
import { startsWithDay } from '../days.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { id, inOrder, link, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { longestChoice, mostChoices } from '../reply-choices.ts';
import { memberType } from '../sign-in/auth.ts';

/** Most items one batch may hold. */
export const batchLimit = 500;
/** Most numbers, departments and kinds of people of one item. */
const recipientLimit = 500;

/* @__NO_SIDE_EFFECTS__ */
const requiredText = (most: number) => text(most, { needed: '不能为空' });
/* @__NO_SIDE_EFFECTS__ */
const optionalText = (most: number) => v.optional(text(most), '');

/* @__NO_SIDE_EFFECTS__ */
const listUpTo = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(v.array(item), v.maxLength(most, `最多 ${most} 项`));

/** A time with its offset, `2026-11-20T09:30:00+08:00`. */
const deliveredMoment = v.pipe(
  v.string(),
  v.regex(
    /^(19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/,
    '时间应带时区，写作 2026-11-20T09:30:00+08:00 的样子',
  ),
  v.check((text) => startsWithDay(text) && !Number.isNaN(Date.parse(text)), '没有这个时间'),
);

/** How far a system's clock may be ahead of ours, in ms: an item dated in the future would block all later changes. */
const maxAhead = 24 * 3_600_000;
const changedAt = described(
  v.pipe(
    deliveredMoment,
    v.check((text) => Date.parse(text) <= Date.now() + maxAhead, '比现在晚一天以上，请校准时钟'),
  ),
  'When it last changed at its system, with its offset from UTC; older news never overwrites newer. Of two changes of the same time, the one that comes last is kept.',
);

/** An item's id in the delivering system. */
const externalId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, '应为 1 至 128 个可见的半角字符'));

const numbers = described(
  v.optional(listUpTo(recipientLimit, requiredText(64)), []),
  'Student, staff or citizen numbers.',
);
const departmentIds = described(
  v.optional(listUpTo(recipientLimit, id), []),
  'Ids of departments, for everybody in them.',
);
const userTypes = v.optional(listUpTo(5, memberType), []);

const withdrawn = v.strictObject({
  id: described(externalId, "The business system's own id of it: the same id is the same item."),
  state: described(v.literal('withdrawn'), 'withdrawn: it is gone.'),
  updatedAt: changedAt,
});

const deliveredTask = v.strictObject({
  id: described(externalId, "The business system's own id of it: the same id is the same task."),
  state: described(
    v.picklist(['todo', 'done', 'mine']),
    'todo: to be done; done: it is done; mine: the recipients began it, and others have it now.',
  ),
  updatedAt: changedAt,
  title: described(requiredText(200), 'Its title.'),
  sponsor: described(optionalText(100), 'Who began it.'),
  department: described(
    v.optional(v.union([v.literal(''), id]), ''),
    'Id of the department it comes from; empty for none.',
  ),
  step: described(optionalText(100), 'What is to be done now.'),
  createdAt: described(deliveredMoment, 'When it began, with its offset from UTC.'),
  deadline: described(
    v.optional(v.nullable(deliveredMoment), null),
    'Until when, with its offset from UTC; none when there is no limit.',
  ),
  url: described(v.optional(v.nullable(link), null), 'Where one works on it: an address, or a path of the portal.'),
  results: described(
    v.optional(
      listUpTo(
        10,
        v.strictObject({
          name: described(requiredText(100), 'What the file is called, such as `成绩单.pdf`.'),
          url: described(link, 'Where the browser downloads it: an address, or a path of the portal.'),
          size: described(optionalText(20), 'Its size in words, such as `412 KB`; empty for none.'),
        }),
      ),
      [],
    ),
    'Files that came of it, such as a certificate.',
  ),
  recipients: described(
    v.strictObject({ numbers, departments: departmentIds }),
    'Whom it is for: people by number (学号、工号), and all who belong to a department now.',
  ),
});

/** A task as a business system delivers it. */
export const pushedTask = v.variant('state', [deliveredTask, withdrawn]);
export type PushedTask = v.InferOutput<typeof pushedTask>;

const textBlock = v.variant('type', [
  v.strictObject({
    type: described(v.picklist(['p', 'h']), 'What kind it is.'),
    text: described(requiredText(5000), 'The words.'),
  }),
  v.strictObject({
    type: described(v.literal('list'), 'What kind it is.'),
    ordered: described(v.boolean(), 'Whether the items are numbered.'),
    items: described(listUpTo(500, requiredText(1000)), 'What it holds, in order.'),
  }),
  v.strictObject({
    type: described(v.literal('quote'), 'What kind it is.'),
    text: described(requiredText(5000), 'The words.'),
    cite: described(optionalText(200), 'Whose words these are.'),
  }),
  v.strictObject({
    type: described(v.literal('table'), 'What kind it is.'),
    head: described(listUpTo(50, optionalText(200)), 'Headings of the columns.'),
    rows: described(listUpTo(500, listUpTo(50, optionalText(1000))), 'The rows, each with a text for every column.'),
  }),
]);

const deliveredNotice = inOrder(
  v.strictObject({
    id: described(externalId, "The business system's own id of it: the same id is the same notice."),
    state: described(v.literal('published'), 'published: it is shown, from `publishedAt` on.'),
    updatedAt: changedAt,
    type: described(id, 'Id of a type of notices.'),
    department: described(id, 'Id of the department it comes from.'),
    title: described(requiredText(200), 'Its title.'),
    publishedAt: described(deliveredMoment, 'When it comes out, with its offset from UTC.'),
    top: described(v.optional(v.boolean(), false), 'Whether it is kept at the top.'),
    needsReply: described(
      v.optional(v.boolean(), false),
      'Whether a reply is asked for; the system reads the replies with `pushedReplies`.',
    ),
    replyChoices: described(
      v.optional(listUpTo(mostChoices, requiredText(longestChoice)), []),
      'What one chooses from to reply; none where one writes.',
    ),
    deadline: described(
      v.optional(v.nullable(deliveredMoment), null),
      'Until when one replies, with its offset from UTC, not before `publishedAt`; none without a limit.',
    ),
    body: described(listUpTo(500, textBlock), 'The text, block by block.'),
    attachments: described(
      v.optional(
        listUpTo(
          50,
          v.strictObject({
            name: described(requiredText(200), 'What it is called.'),
            size: described(optionalText(40), 'Size of the file, in words.'),
          }),
        ),
        [],
      ),
      'Files that belong to it.',
    ),
    recipients: described(
      v.nullable(
        v.strictObject({
          numbers,
          departments: departmentIds,
          userTypes: described(userTypes, 'Kinds of people, for everybody of them.'),
        }),
      ),
      'Who may see it: people by number, of a department or one below it, of a kind. Null, which has to be said: everybody, guests too.',
    ),
  }),
  { first: 'publishedAt', last: 'deadline', message: '截止时间早于发布时间', read: Date.parse },
);

/** A notice as a business system delivers it. */
export const pushedNotice = v.variant('state', [deliveredNotice, withdrawn]);
export type PushedNotice = v.InferOutput<typeof pushedNotice>;

/* @__NO_SIDE_EFFECTS__ */
function batchOf<Item extends v.GenericSchema>(item: Item) {
  const items = v.pipe(v.array(item), v.minLength(1, '至少一条'), v.maxLength(batchLimit, `一批最多 ${batchLimit} 条`));
  return v.strictObject({ items: described(items, 'What it holds, in order.') });
}

/**
 * A batch whose rows are not checked yet: each is checked on its own, so that an invalid one does not block the others.
 */
const anyBatch = batchOf(v.unknown());

const results = v.object({
  counts: described(v.record(v.string(), v.number()), 'How many rows had each outcome.'),
  results: described(
    v.array(
      v.object({
        row: described(v.number(), "The item's place in the batch, from 1."),
        id: described(v.string(), "The item's id; empty when it cannot be read."),
        outcome: described(
          v.picklist(['added', 'changed', 'unchanged', 'older', 'withdrawn', 'refused']),
          'older: left out, because what was delivered before is newer; unchanged: the same as before; refused: not taken, `field` and `message` say why.',
        ),
        field: described(v.optional(v.string()), 'The field that is wrong.'),
        message: described(v.optional(v.string()), 'What is wrong with the row, in Chinese.'),
        unknown: described(v.optional(v.array(v.string())), 'Numbers that nobody here has; the others got the item.'),
      }),
    ),
    'What became of each row, in order.',
  ),
});

const deliveryFailures = {
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
  input: anyBatch,
  documented: batchOf(pushedTask),
  data: results,
  writes: true,
  failures: deliveryFailures,
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
  input: anyBatch,
  documented: batchOf(pushedNotice),
  data: results,
  writes: true,
  failures: deliveryFailures,
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
