import type { InputOf } from '@yimen/contract/endpoint';
import { chooseIdentity } from '@yimen/contract/sign-in/session';
import { api } from '../../../lib/api/browser.ts';
import { enterAs } from '../enter.ts';

/** Continues with an identity; returns where to go. Throws ApiError when it may not be chosen. */
export async function switchIdentity(choice: InputOf<typeof chooseIdentity>, redirect: string | null): Promise<string> {
  const { token } = await api.call(chooseIdentity, choice);
  return enterAs(token, redirect);
}
