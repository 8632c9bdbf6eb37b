import type { Endpoint } from '@yimen/contract/endpoint';
import type { World } from '../../server/testing/world.ts';
import { busyPerson } from './large-institution.ts';
import { queryOf } from './largest-calls.ts';

/** Calls that end the session that they are made with. */
const ending = ['logout', 'renewToken', 'chooseIdentity'];

/**
 * Makes a call as a caller who may make it: a system, someone without a session, or the busy person. `cookie` is that
 * of the caller's browser, if there is one.
 */
export async function ask(
  world: World,
  endpoint: Endpoint,
  input: unknown,
  token: string,
  cookie = '',
): Promise<Response> {
  const { name, method, path, access } = endpoint;
  if (access === 'system') return world.fetch(path, { method, body: JSON.stringify(input) }, { system: true });
  // Signing in ends the session that was used before.
  const own = access === 'public' ? {} : { token: ending.includes(name) ? await world.signIn(busyPerson) : token };
  const as = { ...own, cookie };
  if (method === 'GET') {
    return world.fetch(`${path}?${queryOf(input)}`, {}, as);
  }
  return world.fetch(
    path,
    { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
    as,
  );
}
