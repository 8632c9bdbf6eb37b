import type { Area, Permission, permissionTable } from './permissions.ts';

type Act = (typeof permissionTable)[Area][number];

/** What an area of permissions is called. */
export const areaNames: Readonly<Record<Area, string>> = {
  services: '服务',
  news: '新闻',
  notices: '通知',
  topics: '主题服务',
  systems: '业务系统',
  home: '首页',
  looks: '外观',
  calendar: '校历',
  people: '人员',
  grants: '授权',
  signIn: '登录方式',
  sources: '数据源',
  search: '搜索',
  statistics: '统计',
  audit: '审计记录',
  settings: '单位设置',
};

/** What an act on something is called. */
export const actNames: Readonly<Record<Act, string>> = {
  read: '查看',
  write: '编辑',
  remove: '删除',
  publish: '发布',
  schedule: '定时发布',
  export: '导出',
};

/** The name of a permission, such as 通知·发布. */
export function permissionName(permission: Permission): string {
  const [area, act] = permission.split('.') as [Area, Act];
  return `${areaNames[area]}·${actNames[act]}`;
}
