import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { contentRow } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { lines, listOf, minuteField, paging, text, wholeNumber } from '../fields.ts';
import { publicWithdrawal } from '../withdrawal.ts';
import { actor, namedRow, revision } from './drafts.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

/** Most drafts of one release of staff. */
export const mostItems = 100;

/** `submitted` waits for another person, `scheduled` for its time; the others have ended. */
export const releaseStates = ['submitted', 'returned', 'scheduled', 'published', 'cancelled', 'failed'] as const;
export const releaseStateNames: Readonly<Record<(typeof releaseStates)[number], string>> = {
  submitted: '等待审核',
  returned: '已退回',
  scheduled: '等待发布',
  published: '已发布',
  cancelled: '已取消',
  failed: '没有发布',
};
const state = described(
  v.picklist(releaseStates, `应为 ${releaseStates.join('、')} 之一`),
  '`submitted` waits for the approval of another person, `scheduled` for its time; `returned` to who submitted it, `published`, `cancelled`, or `failed` when its time came.',
);

/** The number of no release, for examples: what they were about would be there once. */
const noRelease = 999_999_999;
const number = described(wholeNumber(1, noRelease), 'Number of the release.');
const moment = (when: string) => described(v.nullable(v.string()), `${when}, \`YYYY-MM-DD HH:mm\`.`);

const head = {
  number: described(v.number(), 'Its number, from 1.'),
  title: common.title,
  reason: described(v.string(), 'Why; empty where nobody said.'),
  state,
  submittedBy: described(v.object(actor), 'Who submitted it, or published it at once.'),
  reviewedBy: described(v.nullable(v.object(actor)), 'Who approved or returned it; null for nobody.'),
  createdAt: common.at,
  dueAt: moment('When it is to be published; null for at once'),
  endedAt: moment('When it was published, returned, cancelled or failed; null before'),
  failure: described(v.string(), 'Why it was returned, or failed, in Chinese; empty otherwise.'),
  count: described(v.number(), 'How many rows it changes.'),
};

export const releaseLine = v.object(head);

export const staffReleases = endpoint({
  ...rule,
  name: 'staffReleases',
  method: 'GET',
  path: '/staff/releases',
  permission: { act: 'read' },
  summary:
    'Releases that the caller submitted, and those that change something that they may read, the newest first. What commands changed is among them.',
  input: v.object({
    ...paging,
    state: described(v.optional(state), 'In this state alone.'),
  }),
  data: listOf(releaseLine),
  example: {},
});

const change = v.object({
  field: described(v.string(), 'Its name.'),
  before: described(v.unknown(), 'What it was, or is for visitors now; null for nothing.'),
  after: described(v.unknown(), 'What it is by this release; null for nothing.'),
});

export const staffRelease = endpoint({
  ...rule,
  name: 'staffRelease',
  method: 'GET',
  path: '/staff/release',
  permission: { act: 'read' },
  summary: 'A release with what it changes, page by page, as who approves it has to see it.',
  input: v.object({ number, ...paging }),
  data: v.nullable(
    v.object({
      ...head,
      items: described(
        v.array(
          v.object({
            ...namedRow,
            withdrawn: described(v.boolean(), 'Whether the row goes by it.'),
            withdrawal: publicWithdrawal,
            changes: described(
              v.array(change),
              'What it changes; empty for a withdrawal, and for a release that ended without being published.',
            ),
          }),
        ),
        'A page of the rows that it changes and that the caller may read, by kind and key.',
      ),
      readable: described(v.number(), 'How many of its rows the caller may read, on all pages.'),
    }),
  ),
  example: { number: noRelease },
});

const failures = {
  [codes.notFound]: 'There is no such release.',
  [codes.forbidden]:
    'Something in it lies in an area, department, column or topic for which the caller may not do this.',
  [codes.releaseRefused]: 'It cannot be done, or somebody else was faster; the message says why.',
};

const answered = v.object({
  number: head.number,
  state,
  failure: head.failure,
});

export const submitRelease = endpoint({
  ...rule,
  name: 'submitRelease',
  method: 'POST',
  path: '/staff/releases/submit',
  permission: { act: 'publish', further: 'schedule' },
  summary:
    'Publishes drafts together, at once or at a time, or submits them to another person where a review is asked for: by how the caller holds the permission, by the column or by the department. What is wrong with any of them is told, and nothing is done.',
  input: v.strictObject({
    title: described(text(100, { needed: '请写明标题' }), 'What it is, for the list of releases.'),
    reason: described(v.optional(lines(500), ''), 'Why.'),
    items: described(
      v.pipe(
        v.array(v.strictObject({ ...contentRow, revision })),
        v.minLength(1, '请选择要发布的草稿'),
        v.maxLength(mostItems, `一次最多 ${mostItems} 项`),
      ),
      'The drafts, each with the revision that the caller has seen.',
    ),
    at: described(v.optional(minuteField), 'When to publish, `YYYY-MM-DD HH:mm`; left out for at once.'),
  }),
  data: v.object({
    ...answered.entries,
    warnings: described(v.array(v.string()), 'What may be wrong in it, such as a rule that nobody meets, in Chinese.'),
  }),
  once: true,
  failures: {
    ...failures,
    [codes.notFound]: 'There is no such draft.',
    [codes.conflict]: 'A draft was saved by somebody else meanwhile: read it again.',
  },
  example: { title: '秋季联赛', items: [{ part: 'articles', key: 'nothing-of-this-id', revision: 1 }] },
  exampleRefused: codes.notFound,
});

const one = { once: true, failures, exampleRefused: codes.notFound } as const;

export const approveRelease = endpoint({
  ...rule,
  name: 'approveRelease',
  method: 'POST',
  path: '/staff/releases/approve',
  permission: { act: 'publish', further: 'schedule' },
  summary:
    'Approves a submitted release: it is published, or waits for its time. One whose content is wrong by now is returned with what is wrong. Nobody approves what they submitted or saved themselves.',
  input: v.strictObject({ number }),
  data: answered,
  ...one,
  example: { number: noRelease },
});

const given = { number, reason: described(lines(500, { needed: '请写明原因' }), 'Why.') };
const example = { number: noRelease, reason: '链接打不开' };

export const returnRelease = endpoint({
  ...rule,
  name: 'returnRelease',
  method: 'POST',
  path: '/staff/releases/return',
  permission: { act: 'publish' },
  summary: 'Returns a submitted release to who submitted it, with a reason; its drafts can be saved again.',
  input: v.strictObject(given),
  data: answered,
  ...one,
  example,
});

export const cancelRelease = endpoint({
  ...rule,
  name: 'cancelRelease',
  method: 'POST',
  path: '/staff/releases/cancel',
  permission: { act: 'publish', further: 'schedule' },
  summary:
    'Takes back a release that waits; its drafts can be saved again. Who submitted it may, and of one that is scheduled whoever may publish all of it directly, and at a time.',
  input: v.strictObject({ number }),
  data: answered,
  ...one,
  example: { number: noRelease },
});

export const rollBackRelease = endpoint({
  ...rule,
  name: 'rollBackRelease',
  method: 'POST',
  path: '/staff/releases/roll-back',
  permission: { act: 'publish' },
  summary:
    'Publishes what visitors saw before a release, but of rows that have changed since. Needs the permission held directly for all of them; where a review is asked for, they do it who submitted neither the release nor what comes back.',
  input: v.strictObject(given),
  data: v.object({
    number: described(v.number(), 'Number of the release by which it was done.'),
    count: described(v.number(), 'How many rows are as they were before.'),
    along: described(v.number(), 'How many rows of people came back with what had gone, such as who had collected it.'),
    skipped: described(
      v.array(v.object({ ...namedRow, why: described(v.string(), 'Why, in Chinese.') })),
      'Rows that stay as they are.',
    ),
  }),
  ...one,
  example,
});
