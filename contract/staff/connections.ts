import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { fieldValues, flag, listOf, paging, seenVersion, text, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { connectionParts } from '../part-permission.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;
const reads = { ...rule, method: 'GET', permission: { act: 'read', of: 'connections' } } as const;
const writes = { ...rule, method: 'POST', permission: { act: 'write', of: 'connections' } } as const;

/** Longest JSON of what is saved at once, in characters. */
const longestValues = 30_000;

const which = {
  part: described(
    v.picklist(connectionParts, '没有这类连接'),
    '`sources` are asked for rows, `pushSystems` deliver them, `signInMethods` let people in, `passportServices` are sites that take a passport.',
  ),
  id: described(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, '编号不正确')), 'Its id.'),
};

const version = described(
  v.string(),
  'Changes with its fields: whoever changes it sends the one that they began from.',
);

/** A secret of another system: one line of visible ASCII. */
export const connectionSecret = v.pipe(
  v.string(),
  v.regex(/^[\x20-\x7e]{1,4000}$/, '密钥是一行，只能有英文字母、数字和符号'),
);

const connectionLine = v.object({
  id: common.id,
  name: common.name,
  kind: described(v.nullable(v.string()), 'Its kind, of a source or a method of signing in; null for others.'),
  enabled: described(v.nullable(v.boolean()), 'Whether it is used; null where it cannot be switched off.'),
  secrets: described(v.array(v.string()), 'Names of the secrets that are set; no call answers a secret.'),
  problems: described(
    v.array(v.string()),
    'What has to be mended before it can work, in Chinese; whether the other system answers is for `tryConnection`.',
  ),
});

export const staffConnections = endpoint({
  ...reads,
  name: 'staffConnections',
  path: '/staff/connections',
  summary: 'The connections of a kind with other systems, in their order.',
  input: v.object({ part: which.part, ...paging }),
  data: listOf(connectionLine),
  example: { part: 'sources' },
});

export const staffConnection = endpoint({
  ...reads,
  name: 'staffConnection',
  path: '/staff/connection',
  summary: 'A connection to edit, without its secrets; null where there is none of this id.',
  input: v.object(which),
  data: v.nullable(
    v.object({
      ...connectionLine.entries,
      version,
      fields: described(
        v.record(v.string(), v.unknown()),
        'Its fields by name, as an export has them, with `********` for a credential in headers or body itself; saved again, that means the one that is there.',
      ),
      keys: described(
        v.array(
          v.object({
            id: described(v.string(), 'Names the key.'),
            createdAt: described(
              v.nullable(v.string()),
              'When it was made, `YYYY-MM-DD HH:mm`; null where nobody knows.',
            ),
            until: described(
              v.nullable(v.string()),
              'Until when it is good, `YYYY-MM-DD HH:mm`; null for as long as it is there.',
            ),
          }),
        ),
        'The keys by which the other system proves itself, those that are good.',
      ),
    }),
  ),
  example: { part: 'signInMethods', id: 'nothing-of-this-id' },
});

const failures = {
  [codes.forbidden]: 'The caller does not hold the permission without a review.',
  [codes.connectionRefused]: 'It cannot be so, such as where nobody could sign in any more; the message says why.',
};
const notFound = { [codes.notFound]: 'There is none of this id.' };
const nowhere = { id: 'nothing-of-this-id' } as const;

export const saveConnection = endpoint({
  ...writes,
  name: 'saveConnection',
  path: '/staff/connections/save',
  secondFactor: 'fresh',
  limit: limits.trial,
  summary:
    'Makes a connection, or changes fields of one. Its secrets are deleted where a field names an origin that this field did not name before: they were given for another one. There a private network is shut as well, and `allowPrivate: true` is refused: operators alone open it.',
  input: v.strictObject({
    ...which,
    version: described(v.optional(seenVersion), 'The version that the caller began from; left out for a new one.'),
    values: described(
      fieldValues(longestValues),
      'The fields to set by name, as an export has them; `config.url` sets one field of an object.',
    ),
  }),
  data: v.object({
    version,
    deleted: described(v.array(v.string()), 'Names of the secrets that were deleted, which have to be set anew.'),
    warnings: described(v.array(v.string()), 'What could not be checked, in lines for a person.'),
  }),
  writes: true,
  failures: {
    ...failures,
    [codes.conflict]: 'It was changed, made or removed by somebody else meanwhile: read it again.',
  },
  example: { part: 'pushSystems', id: 'logistics', values: { name: '后勤系统' } },
});

export const removeConnection = endpoint({
  ...writes,
  name: 'removeConnection',
  path: '/staff/connections/remove',
  secondFactor: 'fresh',
  limit: limits.trial,
  summary:
    'Removes a connection in two steps: without `rows` it answers what would go and changes nothing; with that number it removes, unless there is more or less by then. It can be put back for a time, without its secrets and keys.',
  input: v.strictObject({
    ...which,
    rows: described(v.optional(wholeNumber(1, 1_000_000)), 'How many rows are to go, as the first step answered.'),
  }),
  data: v.object({
    id: common.id,
    name: common.name,
    rows: described(v.number(), 'How many rows there are, or were removed, with its own.'),
    parts: described(
      v.array(
        v.object({
          part: described(v.string(), 'The kind of rows.'),
          count: common.count,
          kept: described(v.boolean(), 'Whether they can be put back; secrets and keys cannot.'),
        }),
      ),
      'What goes with it.',
    ),
    note: described(v.string(), 'What becomes of who uses it, in Chinese.'),
    removed: described(v.boolean(), 'Whether it is removed.'),
  }),
  once: true,
  failures: { ...failures, ...notFound },
  example: { part: 'sources', ...nowhere },
  exampleRefused: codes.notFound,
});

export const setConnectionSecret = endpoint({
  ...writes,
  name: 'setConnectionSecret',
  path: '/staff/connections/secret',
  secondFactor: 'fresh',
  summary:
    'Sets a secret of a source or a method of signing in, in place of a former one of this name. No call answers it.',
  input: v.strictObject({
    ...which,
    name: described(
      v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '密钥的名称不正确')),
      'What the source’s fields call it in `{secret:…}`, where they have to name it; `secret` for a method of signing in.',
    ),
    value: described(connectionSecret, 'The secret.'),
  }),
  data: v.object({ secrets: connectionLine.entries.secrets }),
  once: true,
  failures: { ...failures, ...notFound },
  example: { part: 'sources', ...nowhere, name: 'token', value: 'a-secret' },
  exampleRefused: codes.notFound,
});

export const renewConnectionKey = endpoint({
  ...writes,
  name: 'renewConnectionKey',
  path: '/staff/connections/keys/renew',
  secondFactor: 'fresh',
  summary:
    'Makes a key by which a system that delivers, a method of signing in or a site proves itself. The former one is good for some days more, but of a site no longer.',
  input: v.strictObject(which),
  data: v.object({
    key: described(v.string(), 'Names the key.'),
    secret: described(v.string(), 'The key itself; it is told this once.'),
    formerUntil: described(
      v.nullable(v.string()),
      'Until when the former key is good, `YYYY-MM-DD HH:mm`; null where there is none, or no longer.',
    ),
  }),
  once: true,
  failures: { ...failures, ...notFound },
  example: { part: 'pushSystems', ...nowhere },
  exampleRefused: codes.notFound,
});

export const revokeConnectionKey = endpoint({
  ...writes,
  name: 'revokeConnectionKey',
  path: '/staff/connections/keys/revoke',
  secondFactor: 'fresh',
  summary: 'Ends a key at once. It cannot be put back.',
  input: v.strictObject({
    ...which,
    key: described(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '密钥编号不正确')), 'Names the key.'),
  }),
  data: v.object({ left: described(v.number(), 'How many keys are left that are good.') }),
  once: true,
  failures: { ...failures, [codes.notFound]: 'There is no such key.' },
  example: { part: 'pushSystems', ...nowhere, key: 'nothing-0' },
  exampleRefused: codes.notFound,
});

export const tryConnection = endpoint({
  ...writes,
  name: 'tryConnection',
  path: '/staff/connections/try',
  limit: limits.trial,
  summary:
    'Asks the other system of a source or a method of signing in once, as the server would. A source is asked for the rows of a person, of which no value is answered; that it was asked is recorded.',
  input: v.strictObject({
    ...which,
    person: described(
      v.optional(text(64, { needed: '请写明是谁' })),
      'Id of the person for whom a source is asked, whom the caller may read; the caller without it. A method of signing in takes none.',
    ),
  }),
  data: v.object({
    works: described(v.boolean(), 'Whether it answers as it should.'),
    text: described(v.string(), 'What was found, or what is wrong, in Chinese, without secrets.'),
    rows: described(v.nullable(v.number()), 'How many rows a source answered; null for what has none.'),
    fields: described(v.array(v.string()), 'Names of the fields that its first row has.'),
  }),
  once: true,
  failures: { ...failures, [codes.notFound]: 'There is none of this id, or no such person.' },
  example: { part: 'sources', ...nowhere },
  exampleRefused: codes.notFound,
});

export const renewSigningKeys = endpoint({
  ...rule,
  name: 'renewSigningKeys',
  method: 'POST',
  path: '/staff/sign-in/keys/renew',
  permission: 'signIn.write',
  secondFactor: 'fresh',
  summary:
    'Makes a new key that signs the tokens of the institution. With `revoke` the former ones are good no longer: within a minute everybody has to sign in again, the caller too.',
  input: v.strictObject({
    revoke: described(v.optional(flag, false), 'True where a former key may be in wrong hands.'),
  }),
  data: v.object({ ended: described(v.number(), 'How many sign-ins were ended.') }),
  once: true,
  failures: { [codes.forbidden]: failures[codes.forbidden] },
  example: {},
});
