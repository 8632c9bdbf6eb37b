import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { contentRow } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { lines, listOf, paging, wholeNumber } from '../fields.ts';
import { publicWithdrawal } from '../withdrawal.ts';
import { actor } from './drafts.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

const number = described(wholeNumber(1, 999_999_999), 'Number of the edition, from 1 for each row.');

const head = {
  number: described(v.number(), 'Its number, from 1 for the first that there was.'),
  publishedAt: described(
    v.nullable(v.string()),
    'When, `YYYY-MM-DD HH:mm`; null for what was there before all that is kept.',
  ),
  publishedBy: described(
    v.nullable(v.object(actor)),
    'Who published it; null for what was there before all that is kept.',
  ),
  release: described(v.nullable(v.number()), 'Number of the release; null for what was there before all that is kept.'),
  title: described(v.string(), 'Title of the release.'),
  withdrawn: described(v.boolean(), 'Whether visitors saw nothing of it from then on.'),
  withdrawal: publicWithdrawal,
};

export const editionLine = v.object({
  ...head,
  fields: described(v.array(v.string()), 'The fields that differ from the edition before; empty for the first one.'),
});

const failures = {
  [codes.forbidden]: 'It lies in an area, department, column or topic for which the caller may not do this.',
};

export const staffEditions = endpoint({
  ...rule,
  name: 'staffEditions',
  method: 'GET',
  path: '/staff/editions',
  permission: { act: 'read' },
  summary:
    'What a row was from one release to the next, the newest first; nothing where it never changed. Of what a system delivers the newest fifty.',
  input: v.object({ ...contentRow, ...paging }),
  data: listOf(editionLine),
  failures,
  example: { part: 'articles', key: 'news-badminton-league' },
});

export const staffEdition = endpoint({
  ...rule,
  name: 'staffEdition',
  method: 'GET',
  path: '/staff/edition',
  permission: { act: 'read' },
  summary: 'What a row was in one edition; null where there is no such edition.',
  input: v.object({ ...contentRow, number }),
  data: v.nullable(
    v.object({
      ...head,
      content: described(
        v.nullable(v.record(v.string(), v.unknown())),
        'The row by field, as an export has it; null where it was withdrawn.',
      ),
    }),
  ),
  failures,
  example: { part: 'articles', key: 'news-badminton-league', number: 1 },
});

export const restoreEdition = endpoint({
  ...rule,
  name: 'restoreEdition',
  method: 'POST',
  path: '/staff/editions/restore',
  permission: { act: 'publish' },
  summary:
    'Publishes anew what a row was in an edition. Where a review is asked for it is refused: such content goes the way of a draft.',
  input: v.strictObject({ ...contentRow, number, reason: described(lines(500, { needed: '请写明原因' }), 'Why.') }),
  data: v.object({
    release: described(v.number(), 'Number of the release by which it was done.'),
    along: described(
      v.number(),
      'How many rows came back with it, such as the guide of a service that was gone, and who had collected it.',
    ),
  }),
  once: true,
  failures: {
    ...failures,
    [codes.notFound]: 'There is no such edition.',
    [codes.releaseRefused]: 'It cannot be published, or not without a review; the message says why.',
  },
  example: { part: 'articles', key: 'nothing-of-this-id', number: 1, reason: '改错了' },
  exampleRefused: codes.notFound,
});
