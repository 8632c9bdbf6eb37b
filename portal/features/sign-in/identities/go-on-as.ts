import { chooseIdentity } from '@yimen/contract/sign-in/session';
import { api } from '../../../lib/api/browser.ts';
import { enterAs } from '../enter.ts';

/** Goes on with an identity; answers where to go. Throws ApiError when it may not be chosen. */
export async function goOnAs(id: string, redirect: string | null): Promise<string> {
  const { token } = await api.call(chooseIdentity, { id });
  return enterAs(token, redirect);
}
