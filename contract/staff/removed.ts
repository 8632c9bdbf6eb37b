import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { lines, listOf, paging, uuid } from '../fields.ts';
import { restorableParts } from '../restorable-parts.ts';
import { actor, alongCount } from './drafts.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

const partName = v.picklist(restorableParts, '没有这类数据');
const part = described(partName, 'The kind of rows.');

export const staffRemoved = endpoint({
  ...rule,
  permission: { act: 'read', of: 'removed' },
  name: 'staffRemoved',
  method: 'GET',
  path: '/staff/removed',
  summary:
    'Rows that were removed and can be put back for a time, the latest first: content where the caller may read it, everything else where they may read its area for the whole institution.',
  input: v.object({ ...paging, part: described(v.optional(partName), 'Of this kind alone.') }),
  data: listOf(
    v.object({
      id: described(v.string(), 'By which it is put back.'),
      removal: described(v.string(), 'The same for all that was removed at once: by it they are put back together.'),
      part,
      key: described(v.string(), 'The key that it had, its fields with `、` between.'),
      name: described(v.string(), 'What it was called; empty where it has no name, and of what is a person’s own.'),
      removedBy: described(v.object(actor), 'Who removed it.'),
      removedAt: common.at,
      along: described(v.array(alongCount), 'What went with it, and comes back with it.'),
    }),
  ),
  example: {},
});

export const restoreRemoved = endpoint({
  ...rule,
  permission: { act: 'restore', of: 'removed' },
  name: 'restoreRemoved',
  method: 'POST',
  path: '/staff/removed/restore',
  summary:
    'Puts back a removed row, or all of a removal, with what went with it: content is published anew. Grants that go with a person come back as far as the caller could give them, with a fresh second factor; the others stay removed, for who may.',
  input: v.strictObject({
    id: described(uuid, 'Id of the row, or of its removal.'),
    reason: described(lines(500, { needed: '请写明原因' }), 'Why.'),
  }),
  data: v.object({
    restored: described(v.number(), 'How many rows that were meant are there again.'),
    along: described(v.array(alongCount), 'How many came back with them.'),
    left: described(v.number(), 'How many did not, because what they name is gone, or they are there again.'),
    withheld: described(
      v.number(),
      'How many grants did not, because the caller may not give them: they stay removed.',
    ),
    release: described(v.nullable(v.number()), 'Number of the release; null where nothing of it is content.'),
    warnings: described(
      v.array(v.string()),
      'What could not be checked, which secrets have to be set anew, and which names are still missing, in lines for a person.',
    ),
  }),
  once: true,
  failures: {
    [codes.notFound]: 'There is no such removed row any more, or none that the caller may read.',
    [codes.forbidden]: 'It is in an area, department, column or topic for which the caller may not do this.',
    [codes.secondFactorDue]:
      'Grants, roles, accounts or ways to sign in come back by it, or along with it: the second factor has to be fresh, where it is asked for.',
    [codes.grantRefused]: 'It is a grant or a role that the caller could not give or make; the message says why.',
    [codes.releaseRefused]:
      'It cannot be put back, not without a review, or it is too much for one call; the message says why.',
  },
  example: { id: '00000000-0000-4000-8000-000000000000', reason: '删错了' },
  exampleRefused: codes.notFound,
});
