import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';

const rule = {
  method: 'POST',
  access: 'staff',
  permission: 'people.help',
  secondFactor: 'fresh',
  calledBy: calledByAdmin,
  limit: limits.desk,
  once: true,
} as const;

/** Longest time for which a one-time code can be given, in hours. */
export const longestCodeHours = 168;

const person = described(id, 'Id of the person.');
const helped = described(named, 'Whom it is for: compare it with who asks.');

const failures = {
  [codes.notFound]: 'There is no such person.',
  [codes.forbidden]:
    'The caller may not help the people of the person’s department without a review, or the person may do what the caller may not, or as widely, or as long.',
};

export const giveOneTimeCode = endpoint({
  ...rule,
  name: 'giveOneTimeCode',
  path: '/staff/people/one-time-code',
  summary:
    'Gives a person who has forgotten the password a code to sign in with once and set a new one, in place of a former code. Nobody gives one to themselves, or to somebody who may do more than they. The person is told by a message.',
  input: v.strictObject({
    person,
    hours: described(v.optional(wholeNumber(1, longestCodeHours), 24), 'For how many hours it is good.'),
  }),
  data: v.object({
    person: helped,
    account: described(v.string(), 'The account to sign in with.'),
    code: described(v.string(), 'The code, in groups with hyphens; it is told this once.'),
    until: described(v.string(), 'Until when it is good, `YYYY-MM-DD HH:mm`.'),
  }),
  failures: {
    ...failures,
    [codes.accountRefused]:
      'It is the caller’s own, the person is disabled or has no account, or nobody signs in by password; the message says which.',
  },
  example: { person: '20180266' },
});

export const resetSecondFactor = endpoint({
  ...rule,
  name: 'resetSecondFactor',
  path: '/staff/people/second-factor/reset',
  summary:
    'Takes the second factor of a person back who has lost it, app, passkeys and recovery codes, and ends their staff sessions. Nobody does so for themselves, or for somebody who may do more than they. The person is told by a message.',
  input: v.strictObject({ person }),
  data: v.object({
    person: helped,
    reset: described(v.boolean(), 'False where the person had set none: nothing was done.'),
    ended: described(v.number(), 'How many staff sessions were ended.'),
  }),
  failures: {
    ...failures,
    [codes.accountRefused]: 'It is the caller’s own.',
  },
  example: { person: '20180266' },
});
