/** What is recorded, by its name in the database, with its display name. */
export const auditActions = {
  'sign-in': '登录',
  'sign-in-refused': '登录被拒',
  'sign-out': '退出登录',
  'end-sessions': '退出其他设备',
  'change-password': '修改密码',
  command: '命令',
} as const;

export const isAuditAction = (name: string): name is AuditAction => Object.hasOwn(auditActions, name);

export type AuditAction = keyof typeof auditActions;
