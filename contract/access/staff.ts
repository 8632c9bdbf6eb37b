import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { minuteField, nothing, nothingElse } from '../fields.ts';

/** Name and value of the header of a call that a person's own input caused: only these keep a staff session alive. */
export const inputHeader = { name: 'yimen-input', value: '1' } as const;

/** Who makes the calls of staff sessions, and why no page of the portal does. */
export const calledByAdmin =
  '管理台, the site of the staff, which asks with the cookie of a staff session: the portal has only a token.';

export const staffSession = endpoint({
  name: 'staffSession',
  method: 'GET',
  path: '/staff/session',
  access: 'staff',
  permission: 'any',
  secondFactor: 'later',
  summary: 'Who is signed in to 管理台, and until when.',
  calledBy: calledByAdmin,
  input: nothing,
  data: v.object({
    name: described(v.string(), "The person's name."),
    idleSeconds: described(v.number(), 'Seconds after which the session ends without any input of the person.'),
    endsAt: described(minuteField, 'When it ends in any case, `YYYY-MM-DD HH:mm`.'),
    secondFactor: described(
      v.object({
        asked: described(v.boolean(), 'Whether the institution asks for one.'),
        set: described(v.boolean(), 'Whether the person has set one.'),
        app: described(v.boolean(), 'Whether an app (TOTP) is one of them.'),
        passkeyHosts: described(
          v.array(v.string()),
          'Hosts for which the person has passkeys: one can be used at its own host alone.',
        ),
        proven: described(v.boolean(), 'Whether it was proven in this session.'),
      }),
      'Where it is asked for and not proven, the calls of 管理台 wait until it is.',
    ),
  }),
  example: {},
});

export const endStaffSession = endpoint({
  name: 'endStaffSession',
  method: 'POST',
  path: '/staff/session/end',
  access: 'staff',
  permission: 'any',
  secondFactor: 'later',
  summary: 'Ends the staff session; the session of the portal goes on.',
  calledBy: calledByAdmin,
  input: nothingElse,
  data: nothing,
  once: true,
  example: {},
});
