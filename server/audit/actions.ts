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
  'add-passkey': '添加通行密钥',
  'remove-passkey': '删除通行密钥',
  'passkey-counter': '通行密钥计数不符',
  'use-recovery-code': '使用恢复码',
  publish: '定时发布',
  change: '改动',
  export: '导出',
  'read-person': '查看人员',
  'bind-wechat': '绑定微信',
  'answer-qr-code': '确认扫码登录',
  'renew-calendar-feed': '生成日历订阅地址',
  'revoke-calendar-feed': '停用日历订阅地址',
  delivery: '推送',
  command: '命令',
  'source-stopped': '数据源停止应答',
  'source-resumed': '数据源恢复应答',
  'job-failed': '后台任务失败',
  start: '服务启动',
  migrate: '数据库升级',
} as const;

export const isAuditAction = (name: string): name is AuditAction => Object.hasOwn(auditActions, name);

export type AuditAction = keyof typeof auditActions;
