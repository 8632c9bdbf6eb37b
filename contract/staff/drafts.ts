import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { contentRow, keyNote } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { fieldValues, flag, listOf, paging, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { publicWithdrawal, silent, withdrawalFields } from '../withdrawal.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

/** Longest JSON of what is saved at once, in characters. */
const longestValues = 150_000;

/** A row of content in an answer. */
export const namedRow = {
  part: contentRow.part,
  key: described(v.string(), keyNote),
  name: described(v.string(), 'What it is called; its key where it has no name.'),
};

/** Who did something, for people. */
export const actor = {
  id: described(v.string(), 'Who: `person:`, `cli:` or `system:` with an id, `erased` for somebody who is gone.'),
  name: described(
    v.string(),
    "The person's or the system's name; empty for others, and for one that is not there any more.",
  ),
};

export const revision = described(wholeNumber(0, 2_147_483_647), 'The revision that the caller has before them.');
const revisionNow = described(v.number(), 'Its revision, with which the next save is sent.');
const release = described(
  v.nullable(v.number()),
  'The release that holds it: it cannot be saved until that has ended.',
);

/** How many rows of one kind went, or would go, with others. */
export const alongCount = v.object({ part: described(v.string(), 'The kind of rows.'), count: common.count });
const goes = described(
  v.array(alongCount),
  'What goes with it once it is published, such as who collected it: a rollback of that release brings it back for a time.',
);

const failures = {
  [codes.forbidden]: 'It lies in an area, department, column or topic for which the caller may not do this.',
  [codes.conflict]: 'It was saved or published by somebody else meanwhile: read it again.',
  [codes.releaseRefused]: 'It cannot be done now, such as while a release holds the draft; the message says why.',
};

export const draftLine = v.object({
  ...namedRow,
  revision: revisionNow,
  added: described(v.boolean(), 'Whether visitors see nothing of it yet.'),
  withdraws: described(v.boolean(), 'Whether it is to go.'),
  fields: described(v.array(v.string()), 'The fields that are to change.'),
  conflicts: described(v.number(), 'How many of them somebody else has changed too: one has to choose.'),
  release,
  savedBy: described(v.object(actor), 'Who saved it last.'),
  savedAt: common.at,
});

export const staffDrafts = endpoint({
  ...rule,
  name: 'staffDrafts',
  method: 'GET',
  path: '/staff/drafts',
  permission: { act: 'read' },
  summary: 'What is to change and is not published yet, of what the caller may read, the latest first.',
  input: v.object({
    ...paging,
    part: described(v.optional(contentRow.part), 'Of this kind alone.'),
  }),
  data: listOf(draftLine),
  example: {},
});

const value = (description: string) => described(v.unknown(), description);

export const draftField = v.object({
  field: described(v.string(), 'Its name; `guide.fee` for a field of an object whose fields are edited one by one.'),
  value: value('What it is to be.'),
  live: value('What visitors see; null for nothing.'),
  savedBy: described(v.object(actor), 'Who saved it.'),
  conflict: described(
    v.nullable(
      v.object({
        with: described(v.picklist(['draft', 'live']), 'Whether the other value was saved, or published.'),
        value: value('The other value.'),
        savedBy: described(v.nullable(v.object(actor)), 'Who saved the other value; null for what was published.'),
      }),
    ),
    'What somebody else made of the field meanwhile. Saving it again chooses; it is not published before.',
  ),
});

export const staffDraft = endpoint({
  ...rule,
  name: 'staffDraft',
  method: 'GET',
  path: '/staff/draft',
  permission: { act: 'read' },
  summary: 'A row of content to edit: what visitors see of it, and its draft, which all who edit it share.',
  input: v.object(contentRow),
  data: v.object({
    ...namedRow,
    revision: revisionNow,
    live: described(
      v.nullable(v.record(v.string(), v.unknown())),
      'What visitors see, by field, as an export has it; null for nothing.',
    ),
    withdraws: draftLine.entries.withdraws,
    withdrawal: publicWithdrawal,
    fields: described(v.array(draftField), 'What is to change; empty without a draft.'),
    release,
  }),
  failures: { [codes.forbidden]: failures[codes.forbidden] },
  example: { part: 'articles', key: 'news-badminton-league' },
});

export const checkDraft = endpoint({
  ...rule,
  name: 'checkDraft',
  method: 'POST',
  path: '/staff/drafts/check',
  permission: { act: 'write' },
  limit: limits.trial,
  summary:
    'Says why a draft cannot be published by itself as it is. It is published on trial and taken back, so that what is told here is what publishing tells; nobody else publishes meanwhile.',
  input: v.object(contentRow),
  data: v.object({
    problems: described(v.array(v.string()), 'What is wrong, in Chinese; empty where nothing is, or without a draft.'),
    warnings: described(v.array(v.string()), 'What may be wrong, though it can be published, in Chinese.'),
    along: goes,
  }),
  failures: { [codes.forbidden]: failures[codes.forbidden] },
  example: { part: 'articles', key: 'news-badminton-league' },
});

const saved = v.object({
  revision: revisionNow,
  conflicts: draftLine.entries.conflicts,
});

export const saveDraft = endpoint({
  ...rule,
  name: 'saveDraft',
  method: 'POST',
  path: '/staff/drafts/save',
  permission: { act: 'write' },
  summary:
    'Saves fields into the draft of a row, which may be a new one. What others saved in other fields stays; what they saved or published in the same field meanwhile is kept beside it as a conflict. Fields that are as visitors see them leave the draft.',
  input: v.strictObject({
    ...contentRow,
    revision,
    values: described(
      fieldValues(longestValues),
      'The fields by name, as an export has them; a moment also as `YYYY-MM-DD HH:mm`. What is wrong is saved too, and told before it is published.',
    ),
    whole: described(
      v.optional(flag, false),
      'True for a writer of whole records, who merges nothing: refused with 409 unless the revision is the present one.',
    ),
  }),
  data: saved,
  writes: true,
  failures,
  example: {
    part: 'articles',
    key: 'news-badminton-league',
    revision: 0,
    values: { summary: '决赛在周六下午两点开始。' },
  },
});

export const draftWithdrawal = endpoint({
  ...rule,
  name: 'draftWithdrawal',
  method: 'POST',
  path: '/staff/drafts/withdraw',
  permission: { act: 'remove' },
  summary:
    'Makes the draft of a row one that takes it from where visitors see it; its editions stay. Who opens its address afterwards is told that it went, and why and where to go instead as far as that is given; nothing with `silent`.',
  input: v.strictObject({ ...contentRow, revision, ...withdrawalFields, silent }),
  data: v.object({ ...saved.entries, along: goes }),
  once: true,
  failures: { ...failures, [codes.notFound]: 'Visitors see nothing of it.' },
  example: { part: 'articles', key: 'nothing-of-this-id', revision: 0, reason: '活动已经结束' },
  exampleRefused: codes.notFound,
});

export const discardDraft = endpoint({
  ...rule,
  name: 'discardDraft',
  method: 'POST',
  path: '/staff/drafts/discard',
  permission: { act: 'write' },
  summary: 'Deletes the draft of a row, with what others saved in it.',
  input: v.strictObject({ ...contentRow, revision }),
  data: v.object({ revision: revisionNow }),
  once: true,
  failures: { ...failures, [codes.notFound]: 'There is no draft.' },
  example: { part: 'articles', key: 'nothing-of-this-id', revision: 0 },
  exampleRefused: codes.notFound,
});
