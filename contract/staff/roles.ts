import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { nothing, seenVersion, text } from '../fields.ts';
import { allPermissions, permission, permissionLevel } from '../permissions.ts';
import { grantScopes } from '../roles.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

export const roleId = text(64, { needed: '请写明角色' });
const scope = v.picklist(grantScopes, `应为 ${grantScopes.join('、')} 之一`);

/** Where a grant or a permission reaches. */
export const place = {
  scope: described(scope, 'The whole institution, a department with those below it, a news column or a topic.'),
  target: described(v.string(), 'Id of the department, column or topic; empty for the institution.'),
  targetName: described(v.string(), 'What the target is called; empty for the institution.'),
};

export const heldPermission = v.object({
  permission: described(permission, 'A subject and an act.'),
  level: described(permissionLevel, '`direct`, or `review` where another person has to approve.'),
});

const version = described(
  v.string(),
  'Changes with what the role is: whoever changes or removes it sends the one that they began from.',
);

export const role = v.object({
  id: common.id,
  name: common.name,
  summary: common.summary,
  permissions: described(v.array(heldPermission), 'What it allows.'),
  builtIn: described(v.boolean(), 'Whether every institution has it: no call changes it.'),
  holders: described(v.number(), 'How many people have it now.'),
  version,
  givable: described(
    v.array(
      v.object({
        scope: place.scope,
        target: described(
          v.nullable(v.string()),
          'Id of the only department for which the caller may give it; null for the institution, or any department, column or topic.',
        ),
        targetName: place.targetName,
        until: described(v.nullable(v.string()), 'Until when at most, `YYYY-MM-DD HH:mm`; null for any time.'),
      }),
    ),
    'For what the caller may give it; empty where they may not.',
  ),
});

export const staffRoles = endpoint({
  ...rule,
  name: 'staffRoles',
  method: 'GET',
  path: '/staff/roles',
  permission: 'grants.read',
  summary: 'The roles of the institution, built-in ones first, with what each allows and where the caller may give it.',
  input: nothing,
  data: v.array(role),
  example: {},
});

export const staffRole = endpoint({
  ...rule,
  name: 'staffRole',
  method: 'GET',
  path: '/staff/role',
  permission: 'grants.read',
  summary: 'One role, with what the caller could make of it; null where there is none of this id.',
  input: v.object({ id: described(roleId, 'Its id.') }),
  data: v.nullable(
    v.object({
      ...role.entries,
      grants: described(v.number(), 'How many grants name it, ended ones too: it is removed when there are none.'),
      refusal: described(v.string(), 'Why the caller may not change it, in Chinese; empty where they may.'),
      definable: described(v.array(heldPermission), 'What the caller could let it allow, and how freely at most.'),
    }),
  ),
  example: { id: 'editor' },
});

/** Most roles of an institution’s own. */
export const mostRoles = 100;

const failures = {
  [codes.conflict]: 'It was changed, made or removed by somebody else meanwhile: read it again.',
  [codes.grantRefused]:
    'The caller may not, such as for a built-in role, their own, or more than they hold themselves; the message says why.',
};

export const saveRole = endpoint({
  ...rule,
  name: 'saveRole',
  method: 'POST',
  path: '/staff/roles/save',
  permission: 'grants.write',
  secondFactor: 'fresh',
  summary:
    'Makes a role of the institution’s own, or changes one for all who have it. Nobody lets a role allow more than they hold themselves for the whole institution.',
  input: v.strictObject({
    id: described(roleId, 'Its id.'),
    version: described(v.optional(seenVersion), 'The version that the caller began from; left out for a new role.'),
    name: described(text(40, { needed: '请写明名称' }), 'What it is called.'),
    summary: described(text(200), 'One sentence about it.'),
    permissions: described(
      v.pipe(
        v.array(v.strictObject(heldPermission.entries)),
        v.minLength(1, '没有任何权限'),
        v.maxLength(allPermissions.length, `最多 ${allPermissions.length} 项`),
        v.check((held) => new Set(held.map((one) => one.permission)).size === held.length, '有一项权限写了两次'),
      ),
      'All that it allows, each permission once.',
    ),
  }),
  data: v.object({
    version,
    holders: described(v.number(), 'How many people have it, and may do what it allows from now on.'),
  }),
  writes: true,
  failures,
  example: {
    id: 'notice-writer',
    name: '通知撰稿',
    summary: '写通知，由别人审核',
    permissions: [
      { permission: 'notices.read', level: 'direct' },
      { permission: 'notices.write', level: 'direct' },
      { permission: 'notices.publish', level: 'review' },
    ],
  },
});

export const removeRole = endpoint({
  ...rule,
  name: 'removeRole',
  method: 'POST',
  path: '/staff/roles/remove',
  permission: 'grants.write',
  secondFactor: 'fresh',
  summary:
    'Removes a role of the institution’s own, which can be put back for a time. One that grants name stays: the message says how many.',
  input: v.strictObject({
    id: described(roleId, 'Its id.'),
    version: described(seenVersion, 'The version that the caller has seen.'),
  }),
  data: v.object({ id: common.id }),
  once: true,
  failures: { ...failures, [codes.notFound]: 'There is no role of this id.' },
  example: { id: 'nothing-of-this-id', version: '0000000000000000' },
  exampleRefused: codes.notFound,
});
