import { tables } from '../database/schema/tables.ts';
import { tenantParts } from '../parts/tables.ts';
import type { TenantTable } from '../tenancy/scoped.ts';

/** What the tables of a person hold, for people, by their names in code; a new one is named here. */
export const personTableNames: Readonly<Record<string, string>> = {
  people: '本人资料',
  accounts: '账号',
  avatars: '头像',
  groupMembers: '所在群组',
  grants: '授权',
  sessions: '登录',
  signInBindings: '绑定的登录方式',
  qrCodes: '扫码登录',
  passports: '去往其他网站的凭据',
  staffSessions: '管理台的登录',
  secondFactors: '二次验证',
  passkeys: '通行密钥',
  assets: '个人资产',
  dataGroups: '个人数据',
  timetable: '课程',
  tasks: '待办',
  approvals: '审批',
  approvalDecisions: '对审批的决定',
  messages: '消息',
  noticeReads: '通知的已读标记',
  noticeReplies: '通知的回复',
  sourceReads: '数据源消息的已读标记',
  collections: '收藏',
  recentUses: '最近使用',
  topicSteps: '一件事的进度',
  feedback: '反馈',
  scheduleEntries: '日程',
  scheduleExceptions: '日程的例外',
  scheduleReminders: '日程提醒',
  reminders: '待发和刚发出的提醒',
  pushSubscriptions: '接收推送的设备',
  calendarFeeds: '日历订阅地址',
  previews: '以本人身份的预览链接',
  imports: '导入单',
  removedRows: '删除后还能放回的',
  personKeys: '审计记录中的个人信息（密钥）',
};

/** How a table of a person is named by code, and for people. */
export function personTableName(table: TenantTable): { readonly part: string; readonly name: string } {
  const [part = ''] = [...tables].find(([, one]) => one === table) ?? [];
  return { part, name: personTableNames[part] ?? part };
}

/** The name with which an operator types a table, where a command takes it; what it holds otherwise. */
export function typedTableName(table: TenantTable): string {
  const { part, name } = personTableName(table);
  return tenantParts.some((one) => one.table === table) ? part : name;
}
