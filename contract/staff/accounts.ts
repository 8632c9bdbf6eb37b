import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common, named } from '../common-fields.ts';
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

/** To how many people initial passwords are given at once. */
export const mostInitial = 200;

export const giveInitialPasswords = endpoint({
  ...rule,
  name: 'giveInitialPasswords',
  path: '/staff/people/initial-passwords',
  summary: `Gives people who have no account one of their id, with an initial password that they change at the first sign-in, as a CSV file: those named, or the first ${mostInitial} of those whom the caller may help and who hold no grant. Nobody gives one to themselves, or to somebody who may do more than they. The people are told by a message.`,
  input: v.strictObject({
    people: described(
      v.optional(
        v.pipe(v.array(id), v.minLength(1, '请写明给谁'), v.maxLength(mostInitial, `一次最多 ${mostInitial} 人`)),
      ),
      'Ids of people without an account; without it everyone who has none, in the order of their ids.',
    ),
  }),
  data: v.object({
    fileName: described(v.string(), 'What to call the file.'),
    csv: described(
      v.string(),
      'Account, name and password, told this once; the heading alone where nobody lacks an account.',
    ),
    count: common.count,
    more: described(
      v.boolean(),
      'Whether there are others: the next call gives to them. False where people are named.',
    ),
  }),
  failures: {
    [codes.notFound]: 'A person who is named is not there.',
    [codes.forbidden]:
      'A person who is named is of a department whose people the caller may not help without a review, or may do what the caller may not, or as widely, or as long.',
    [codes.accountRefused]:
      'A person who is named is disabled or has an account, somebody changed one of the accounts meanwhile, or nobody signs in by password; the message says which.',
  },
  example: {},
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
