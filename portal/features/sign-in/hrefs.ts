import { maxLengthOf } from '@yimen/contract/endpoint';
import { isAdminPath, paths } from '@yimen/contract/paths';
import { login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';

/** Address of the sign-in page with an error: its code, and the id of the failed request. */
export function failedHref({ code, requestId }: { code: number; requestId: string }, returnTo: string | null): string {
  const failed = String(code || signInCodes.unreachable);
  return withTarget(paths.login, { failed, ...(requestId && { request: requestId }) }, returnTo);
}

/** Address of the sign-in page for a WeChat user to bind to the person who signs in. */
export function signInToBindHref(handle: string, returnTo: string | null): string {
  return withTarget(paths.login, { bind: handle }, returnTo);
}

/** Address of the page that asks whether to bind a WeChat user, and then continues to `next`. */
export function bindHref(handle: string, next: string): string {
  return withTarget(paths['wechat-login'], { bind: handle }, next);
}

/** Where to go after declining the sign-in: a member to the redirect target, others to the sign-in page. */
export function declinedHref(isMember: boolean, asked: string | null): string {
  return isMember ? (asked ?? '/') : paths.login;
}

/** The target that a sign-in by account and password sends along: one of 管理台, for which the server has a session. */
export function adminTarget(returnTo: string | null | undefined): string | undefined {
  const isTold = returnTo && isAdminPath(returnTo) && returnTo.length <= maxLengthOf(login, 'target');
  return isTold ? returnTo : undefined;
}

function withTarget(path: string, named: Record<string, string>, returnTo: string | null): string {
  const query = new URLSearchParams({ ...named, ...(returnTo && { redirect: returnTo }) });
  return query.size > 0 ? `${path}?${query}` : path;
}
