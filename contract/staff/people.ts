import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id, lines, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';

const rule = {
  method: 'POST',
  access: 'staff',
  secondFactor: 'fresh',
  calledBy: calledByAdmin,
  limit: limits.desk,
} as const;

const person = described(id, 'Id of the person.');

export const exportPerson = endpoint({
  ...rule,
  name: 'exportPerson',
  path: '/staff/people/export',
  permission: 'people.export',
  summary:
    'All that is stored of a person, without secrets, as a file to hand to them. That it was read out is recorded, and the person is told by a message. Nobody reads out their own, or those of somebody who may do more than they.',
  input: v.strictObject({ person }),
  data: v.object({
    fileName: described(v.string(), 'What to call the file.'),
    json: described(v.string(), 'Its content: rows by part, in the form of an institution’s export.'),
  }),
  once: true,
  failures: {
    [codes.notFound]: 'There is no such person.',
    [codes.forbidden]:
      'The caller may not export the people of the person’s department without a review, or the person may do what the caller may not, or as widely, or as long.',
    [codes.accountRefused]: 'It is the caller’s own.',
  },
  example: { person: '20180266' },
});

const disabling = {
  ...rule,
  permission: 'people.write',
  input: v.strictObject({ person, reason: described(lines(500, { needed: '请写明原因' }), 'Why, for the record.') }),
  data: v.object({
    person: described(named, 'Whom it is about: compare it with who is meant.'),
    changed: described(v.boolean(), 'False where the person was so already: nothing was done.'),
  }),
  writes: true,
  failures: {
    [codes.notFound]: 'There is no such person.',
    [codes.forbidden]:
      'The caller may not change the people of the person’s department without a review, or the person may do what the caller may not, or as widely, or as long.',
    [codes.accountRefused]: 'It is the caller’s own.',
  },
} as const;

export const disablePerson = endpoint({
  ...disabling,
  name: 'disablePerson',
  path: '/staff/people/disable',
  summary:
    'Lets a person sign in no more, ends their sessions, those of 管理台 too, and the address of their calendar; all else that is stored of them stays. Nobody does so to themselves, or to somebody who may do more than they.',
  example: { person: '20180266', reason: '已经调离' },
});

export const enablePerson = endpoint({
  ...disabling,
  name: 'enablePerson',
  path: '/staff/people/enable',
  summary:
    'Lets a person who was disabled sign in again, and tells them by a message. Nobody does so for somebody who may do more than they.',
  example: { person: '20180266', reason: '停错了' },
});

export const erasePerson = endpoint({
  ...rule,
  name: 'erasePerson',
  path: '/staff/people/erase',
  permission: 'people.remove',
  summary:
    'Deletes a person and all that is stored of them for good, in two steps: without `rows` it answers what there is and changes nothing; with that number it deletes, unless there is more or less by then. Nobody erases themselves, or somebody who may do more than they.',
  input: v.strictObject({
    person,
    rows: described(v.optional(wholeNumber(1, 1_000_000)), 'How many rows are to go, as the first step answered.'),
  }),
  data: v.object({
    person: described(named, 'Whose data it is: compare it with who is meant.'),
    rows: described(v.number(), 'How many rows there are, or were deleted, with the person’s own.'),
    named: described(v.number(), 'How many rules of who may see something name the person; they no longer do.'),
    parts: described(
      v.array(
        v.object({
          part: described(v.string(), 'Name of the part, or of what is no part of an export.'),
          name: described(v.string(), 'The same in Chinese.'),
          rows: described(v.number(), 'How many.'),
        }),
      ),
      'All of these rows, by part.',
    ),
    erased: described(v.boolean(), 'Whether they are deleted.'),
  }),
  writes: true,
  failures: {
    [codes.notFound]: 'There is no such person.',
    [codes.forbidden]:
      'The caller may not remove the people of the person’s department without a review, or the person may do what the caller may not, or as widely, or as long.',
    [codes.accountRefused]:
      'It is the caller’s own, or there is another number of rows by now; the message says which.',
  },
  example: { person: '20180266' },
});
