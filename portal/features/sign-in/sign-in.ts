import type { InputOf } from '@yimen/contract/endpoint';
import { login } from '@yimen/contract/sign-in/auth';
import { sessionApi } from '../../lib/api/send.ts';
import { enter } from './enter.ts';
import { adminTarget } from './hrefs.ts';

/** Signs in with account and password and returns where to go. Throws ApiError when refused. */
export async function signIn(credentials: InputOf<typeof login>, redirect: string | null): Promise<string> {
  return enter(await sessionApi.call(login, { ...credentials, target: adminTarget(redirect) }), redirect);
}
