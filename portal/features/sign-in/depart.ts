import { paths } from '@yimen/contract/paths';
import { verifyDomain } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { anonymousApi, lastRequestId } from '../../lib/api/send.ts';
import { passesLoopGuard } from './redirect-loop-guard.ts';
import { noteBegun } from './return-to.ts';

/**
 * Redirects to an identity provider without a click. The third time within a minute it shows the error page instead,
 * with a code and the request id for support.
 */
export async function depart(href: string): Promise<void> {
  if (passesLoopGuard()) {
    noteBegun();
    return location.replace(href);
  }
  await anonymousApi.call(verifyDomain, {}).catch(() => undefined);
  const query = new URLSearchParams({ code: String(signInCodes.loop), request: lastRequestId() });
  location.replace(`${paths.error}?${query}`);
}
