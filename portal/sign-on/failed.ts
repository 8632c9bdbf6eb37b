import { signInCodes } from '@yimen/contract/sign-in-codes';

/** The sign-in page with the reason of a failure, by its code, and the id of the request that failed. */
export function failedHref({ code, requestId }: { code: number; requestId: string }, wanted: string | null): string {
  const query = new URLSearchParams({ failed: String(code || signInCodes.unreachable) });
  if (requestId) query.set('request', requestId);
  if (wanted) query.set('redirect', wanted);
  return `/login?${query}`;
}
