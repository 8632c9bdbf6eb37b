import { paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';

/** The sign-in page with the reason of a failure, by its code, and the id of the request that failed. */
export function failedHref({ code, requestId }: { code: number; requestId: string }, wanted: string | null): string {
  const failed = String(code || signInCodes.unreachable);
  return withTarget(paths.login, { failed, ...(requestId && { request: requestId }) }, wanted);
}

/** The sign-in page for a WeChat user who may be bound to whoever signs in. */
export function signInToBindHref(handle: string, wanted: string | null): string {
  return withTarget(paths.login, { bind: handle }, wanted);
}

/** The page that asks whether to bind a WeChat user, on the way to another. */
export function bindHref(handle: string, next: string): string {
  return withTarget(paths['wechat-login'], { bind: handle }, next);
}

/** The page where a person of several identities chooses one. */
export function identitiesHref(wanted: string | null): string {
  return withTarget(paths['personal-center-campus-infos'], {}, wanted);
}

/** Where somebody goes who does not want to be signed in as who was asked about: on as whoever they are. */
export function declinedHref(isMember: boolean, asked: string | null): string {
  return isMember ? (asked ?? '/') : paths.login;
}

function withTarget(path: string, named: Record<string, string>, wanted: string | null): string {
  const query = new URLSearchParams({ ...named, ...(wanted && { redirect: wanted }) });
  return query.size > 0 ? `${path}?${query}` : path;
}
