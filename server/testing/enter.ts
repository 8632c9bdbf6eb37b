import { login } from '@yimen/contract/sign-in/auth';
import { demoPassword } from '../demo/accounts.ts';
import type { World } from './world.ts';

export interface Entered {
  readonly token: string;
  /** The header that sets the staff cookie; empty when none is set. */
  readonly set: string;
  /** The cookie as a browser sends it. */
  readonly cookie: string;
}

interface By {
  readonly token?: string;
  readonly cookie?: string;
}

/** Signs a person of the demo in on the way to `target`; fails where that is refused. */
export async function enterAs(world: World, account: string, target = '/admin', by: By = {}): Promise<Entered> {
  const { data, headers, msg } = await world.call(login, { account, password: demoPassword, target }, by);
  if (msg !== '') throw new Error(`${account} cannot sign in: ${msg}`);
  const set = headers.getSetCookie().find((one) => one.startsWith('yimen_staff=')) ?? '';
  return { token: data.token, set, cookie: set.split(';', 1)[0] ?? '' };
}
