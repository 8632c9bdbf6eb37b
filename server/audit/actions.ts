/** What is recorded, by its name in the database, with its display name. */
export const auditActions = {
  'sign-in': '登录',
  'sign-in-refused': '登录被拒',
  'sign-out': '退出登录',
  'end-sessions': '退出其他设备',
  'change-password': '修改密码',
  'staff-sign-in': '进入管理台',
  'staff-sign-out': '退出管理台',
  'staff-refused': '管理台拒绝',
  'set-second-factor': '设置二次验证',
  'use-recovery-code': '使用恢复码',
  publish: '定时发布',
  change: '改动',
  export: '导出',
  command: '命令',
} as const;

export const isAuditAction = (name: string): name is AuditAction => Object.hasOwn(auditActions, name);

export type AuditAction = keyof typeof auditActions;
