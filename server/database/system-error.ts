/** Codes of Node and of the operating system, in words that stand in brackets after what could not be done. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: '没有权限',
  EPERM: '没有权限',
  EROFS: '磁盘是只读的',
  ENOSPC: '磁盘已满',
  EDQUOT: '磁盘配额已用完',
  EIO: '磁盘读写出错',
  ENOENT: '没有这个文件或文件夹',
  EISDIR: '是文件夹，不是文件',
  ENOTDIR: '路径中有一段是文件，不是文件夹',
  EEXIST: '已经存在',
  EBUSY: '正被占用',
  EMFILE: '打开的文件太多',
  ENAMETOOLONG: '名称太长',
  ECONNREFUSED: '连接被拒绝',
  ECONNRESET: '连接中断',
  EPIPE: '连接中断',
  ETIMEDOUT: '连接超时',
  TimeoutError: '超时没有答复',
  ENOTFOUND: '找不到这个主机名',
  EAI_AGAIN: '暂时无法解析主机名',
  EHOSTUNREACH: '网络不通',
  ENETUNREACH: '网络不通',
  FORBIDDEN_ADDRESS: '不允许连接这个地址，它是保留的地址，不能开放',
  PRIVATE_ADDRESS: '不允许连接这个地址，内网和本机的地址只能由运维用 allowPrivate 开放',
  UND_ERR_SOCKET: '连接中断',
  UND_ERR_CONNECT_TIMEOUT: '连接超时',
  CERT_HAS_EXPIRED: '证书已过期',
  CERT_NOT_YET_VALID: '证书还没有生效',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是发给这个主机名的',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签名的，不受信任',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链中有自签名的证书，不受信任',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不完整或不受信任',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '证书链不完整或不受信任',
};

/** What an error's code means, in Chinese for the operator; null for a code without words. */
export const codeReason = (code: string): string | null =>
  Object.hasOwn(reasons, code) ? (reasons[code] ?? null) : null;

/** Why the operating system refused, in Chinese for the operator; null for an error that does not come from it. */
export function systemReason(error: unknown): string | null {
  const { code } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  return typeof code === 'string' ? codeReason(code) : null;
}

/** Why a file could not be read or written, in Chinese for the operator. */
export const fileReason = (error: unknown): string => systemReason(error) ?? '原因不明';
