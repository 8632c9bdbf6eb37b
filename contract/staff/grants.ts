import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common, named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { flag, id, listOf, minuteField, nothing, paging } from '../fields.ts';
import { heldPermission, place, roleId } from './roles.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

const person = described(id, 'Id of the person who has the role.');
const until = described(v.nullable(v.string()), 'Until when, `YYYY-MM-DD HH:mm`; null until it is ended.');

export const grant = v.object({
  person: described(named, 'Who has the role.'),
  role: described(named, 'The role.'),
  ...place,
  until,
  ended: described(v.boolean(), 'Whether its time is over: it allows nothing any more.'),
  givenBy: described(v.string(), 'Who gave it: `person:` or `cli:` with an id; `erased` for somebody who is gone.'),
  givenAt: common.at,
});

export const staffGrants = endpoint({
  ...rule,
  name: 'staffGrants',
  method: 'GET',
  path: '/staff/grants',
  permission: 'grants.read',
  summary:
    'Grants, by role and person. Who may read grants of a department alone is told of those for it and for departments below it.',
  input: v.object({
    ...paging,
    person: described(v.optional(id), 'Of this person alone.'),
    role: described(v.optional(roleId), 'Of this role alone.'),
    ended: described(v.optional(flag), 'True: those alone whose time is over; false: those alone that are good.'),
  }),
  data: listOf(grant),
  failures: { [codes.notFound]: 'There is no such person.' },
  example: {},
});

export const ownPermits = endpoint({
  ...rule,
  name: 'ownPermits',
  method: 'GET',
  path: '/staff/permits',
  permission: 'any',
  summary: 'What the caller may do: the pages of 管理台 and what can be done on them follow from it.',
  input: nothing,
  data: v.object({
    permissions: described(
      v.array(heldPermission),
      'Everything that the caller may do for something at least, each once: the freest grant counts.',
    ),
    grants: described(
      v.array(
        v.object({
          role: described(named, 'The role.'),
          ...place,
          until,
          permissions: described(v.array(heldPermission), 'What it allows there.'),
        }),
      ),
      'The grants that are good, from which the permissions come.',
    ),
  }),
  example: {},
});

const key = {
  person,
  role: described(roleId, 'Id of the role.'),
  scope: place.scope,
  target: described(v.optional(id), 'Id of the department, column or topic; left out for the institution.'),
};

const failures = {
  [codes.notFound]: 'There is no such person, or no such department, column or topic.',
  [codes.grantRefused]: 'The caller may not, or there can be no such grant; the message says why.',
};

const example = { person: '20180266', role: 'desk', scope: 'department', target: 'college-information' } as const;

export const giveGrant = endpoint({
  ...rule,
  name: 'giveGrant',
  method: 'POST',
  path: '/staff/grants/give',
  permission: 'grants.write',
  secondFactor: 'fresh',
  summary:
    'Gives a person a role, or changes until when they have it. Nobody gives to themselves, or what they do not hold themselves, as widely and as long.',
  input: v.strictObject({
    ...key,
    until: described(v.optional(minuteField), 'Until when, `YYYY-MM-DD HH:mm`; left out until it is ended.'),
  }),
  data: grant,
  writes: true,
  failures,
  example,
});

export const endGrant = endpoint({
  ...rule,
  name: 'endGrant',
  method: 'POST',
  path: '/staff/grants/end',
  permission: 'grants.write',
  secondFactor: 'fresh',
  summary: 'Ends a grant at once, one whose time is over too. Nobody ends their own, or one that they could not give.',
  input: v.strictObject(key),
  data: v.object({ ended: described(v.boolean(), 'False where there was no such grant any more.') }),
  writes: true,
  failures,
  example,
});
