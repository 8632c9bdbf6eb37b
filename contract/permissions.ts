import * as v from 'valibot';

const content = ['read', 'write', 'remove', 'publish', 'schedule', 'export'] as const;
const site = ['read', 'write', 'publish', 'schedule'] as const;
const settings = ['read', 'write'] as const;

/** What staff may do, by subject: the rows and columns of the table of roles. */
export const permissionTable = {
  services: content,
  news: content,
  notices: content,
  topics: content,
  systems: content,
  home: site,
  looks: site,
  calendar: [...site, 'export'],
  people: ['read', 'write', 'remove', 'export', 'help'],
  grants: settings,
  signIn: settings,
  sources: settings,
  search: ['read'],
  feedback: settings,
  statistics: ['read', 'export'],
  audit: ['read', 'export'],
  settings: site,
} as const;

type Table = typeof permissionTable;
export type Area = keyof Table;
type Act = Table[Area][number];
/** A subject and an act: `notices.publish`. */
export type Permission = { [A in Area]: `${A}.${Table[A][number]}` }[Area];

/** Display names of the subjects. */
export const areaNames: Readonly<Record<Area, string>> = {
  services: '服务',
  news: '资讯',
  notices: '通知',
  topics: '专题',
  systems: '业务系统',
  home: '首页编排',
  looks: '外观与菜单',
  calendar: '学期与校历',
  people: '人员资料',
  grants: '角色与权限',
  signIn: '登录方式',
  sources: '数据来源',
  search: '搜索反馈',
  feedback: '意见答复',
  statistics: '统计',
  audit: '操作记录',
  settings: '机构设置',
};

/** Display names of the acts. */
export const actNames: Readonly<Record<Act, string>> = {
  read: '看',
  write: '改',
  remove: '删',
  publish: '发布',
  schedule: '定时',
  export: '导出',
  help: '帮助登录',
};

export const areas = Object.keys(permissionTable) as Area[];
export const permissionsOf = (area: Area) => permissionTable[area].map((act) => `${area}.${act}` as Permission);
export const allPermissions = areas.flatMap(permissionsOf);

/** The area and the act of a permission. */
export const partsOf = (permission: Permission) => permission.split('.') as [Area, Act];

/** `通知 · 发布`. */
export function permissionName(permission: Permission): string {
  const [area, act] = partsOf(permission);
  return `${areaNames[area]} · ${actNames[act]}`;
}

export const permission = v.picklist(allPermissions, '没有这项权限');

/** How a permission is held: `direct`, or `review`, where another person has to approve what is done by it. */
export const permissionLevel = v.picklist(['review', 'direct'], '应为 review 或 direct');
export type PermissionLevel = v.InferOutput<typeof permissionLevel>;

/** What a role allows: how each of its permissions is held; what is not named is not allowed. */
export const permissions = v.pipe(
  v.record(permission, permissionLevel),
  v.check((held) => Object.keys(held).length > 0, '没有任何权限'),
);
export type Permissions = Readonly<Partial<Record<Permission, PermissionLevel>>>;
