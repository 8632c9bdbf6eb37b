import { signInCodes } from '@yimen/contract/sign-in/codes';
import { codeReason } from '../database/system-error.ts';
import type { SignInRefusal } from './refuse.ts';

/** Details that concern the counterpart's answer, in words; they stand in English in the log. */
const details: readonly (readonly [detail: RegExp, words: string])[] = [
  [/^status (\d+)$/, 'HTTP 状态码 $1'],
  [/^(errcode -?\d+)$/, '$1'],
  [/^no JSON object$/, '不是 JSON 对象'],
  [/^no UTF-8$/, '不是 UTF-8 文本'],
  [/^the answer is too large$/, '内容太大'],
  [/^no (openid|user)$/, '没有 $1'],
  [/^it takes an invented ticket$/, '接受了编造的登录凭证'],
  [/^([a-z_]{3,40}|[A-Z][A-Z_]{3,60})$/, '错误代码 $1'],
];

/** What went wrong with a counterpart that was asked, and what to look at, for who administers the method. */
export function counterpartFailure({ code, detail, message }: SignInRefusal): string {
  if (/^the secret of .* is not set$/.test(detail)) return '还没有密钥，请先设置';
  const found = detailText(detail);
  const told = found && `（${found}）`;
  switch (code) {
    case signInCodes.unreachable:
      return `连接不上对方${told}：请检查地址、网络和 timeoutMs`;
    case signInCodes.nonsense:
      return `对方的答复不正确${told}：请检查地址、各项编号和密钥`;
    case signInCodes.unproven:
      return `对方的答复没有通过安全检查${told}：请检查地址、issuer 和 clientId`;
    default:
      return `${message}${told}`;
  }
}

function detailText(detail: string): string {
  const reason = detail
    .split(' ')
    .map(codeReason)
    .find((one) => one !== null);
  if (reason) return reason;
  const known = details.find(([pattern]) => pattern.test(detail));
  return known ? detail.replace(...known) : '';
}
