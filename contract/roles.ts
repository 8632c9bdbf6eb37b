import {
  type Area,
  allPermissions,
  type Permission,
  type PermissionLevel,
  type Permissions,
  partsOf,
  permissionsOf,
} from './permissions.ts';

/** Something that staff are: a name and what it allows. */
export interface Role {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly permissions: Permissions;
}

/** What a grant is for: the institution, a department with those below it, a news column or a topic. */
export const grantScopes = ['institution', 'department', 'column', 'topic'] as const;
export type GrantScope = (typeof grantScopes)[number];

const held = (permissions: readonly Permission[], level: PermissionLevel = 'direct'): Permissions =>
  Object.fromEntries(permissions.map((permission) => [permission, level]));
const everythingIn = (...areas: Area[]) => held(areas.flatMap(permissionsOf));
const readingAll = held(allPermissions.filter((permission) => partsOf(permission)[1] === 'read'));

const content: Area[] = ['services', 'news', 'notices', 'topics', 'systems'];

/**
 * The roles that every institution has. One that an institution defines itself under the same id stands in its place.
 */
export const builtInRoles: readonly Role[] = [
  { id: 'admin', name: '机构管理员', summary: '整个单位，全部', permissions: held(allPermissions) },
  {
    id: 'publisher',
    name: '发布人',
    summary: '所有部门的内容，能批准',
    permissions: {
      ...everythingIn(...content, 'home', 'looks', 'calendar', 'search', 'feedback'),
      ...held(['people.read', 'statistics.read', 'audit.read']),
    },
  },
  {
    id: 'editor',
    name: '部门编辑',
    summary: '本部门内容，须审核',
    permissions: {
      ...held(['services.read', 'services.write', 'services.schedule', 'services.export']),
      ...held(['news.read', 'news.write', 'news.export', 'notices.read', 'notices.write']),
      ...held(['topics.read', 'topics.write', 'systems.read', 'calendar.read', 'calendar.write', 'people.read']),
      ...held(['grants.read', 'statistics.read', 'statistics.export', 'audit.read', 'audit.export']),
      ...everythingIn('search', 'feedback'),
      ...held(['services.publish', 'news.publish', 'notices.publish', 'topics.publish', 'topics.schedule'], 'review'),
      ...held(['calendar.publish', 'calendar.schedule'], 'review'),
    },
  },
  {
    id: 'designer',
    name: '页面设计',
    summary: '首页、外观、专题',
    permissions: {
      ...everythingIn('home', 'looks', 'topics'),
      ...held(['services.read', 'news.read', 'systems.read']),
    },
  },
  {
    id: 'integrator',
    name: '运维',
    summary: '数据来源、登录方式',
    permissions: {
      ...everythingIn('sources', 'signIn'),
      ...held(['systems.read', 'systems.write', 'people.read', 'statistics.read']),
    },
  },
  {
    id: 'desk',
    name: '客服',
    summary: '内容只看；答复意见，帮人查原因、重新登录',
    permissions: held([
      'services.read',
      'news.read',
      'notices.read',
      'topics.read',
      'systems.read',
      'people.read',
      'people.help',
      'search.read',
      'feedback.read',
      'feedback.write',
    ]),
  },
  {
    id: 'system',
    name: '系统管理员',
    summary: '三员之一：机构设置、数据来源、登录方式、人员',
    permissions: everythingIn('settings', 'sources', 'signIn', 'people', 'home', 'looks', 'statistics'),
  },
  {
    id: 'security',
    name: '安全管理员',
    summary: '三员之一：角色与权限',
    permissions: { ...everythingIn('grants'), ...held(['people.read']) },
  },
  {
    id: 'auditor',
    name: '审计员',
    summary: '三员之一：只看，能导出记录',
    permissions: { ...readingAll, ...held(['audit.export', 'statistics.export']) },
  },
];
