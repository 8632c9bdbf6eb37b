import type { Endpoint } from '@yimen/contract/endpoint';
import type { World } from '../../server/testing/world.ts';
import { busyPerson } from './large-institution.ts';
import { queryOf } from './largest-calls.ts';

/** Each of them ends the session that it is called with. */
const ending = ['logout', 'renewToken', 'chooseIdentity'];

/** Makes a call as whoever may make it: a system, somebody without a session, or the busy person. */
export async function ask(world: World, endpoint: Endpoint, input: unknown, token: string): Promise<Response> {
  const { name, method, path, access } = endpoint;
  if (access === 'system') return world.fetch(path, { method, body: JSON.stringify(input) }, { system: true });
  // Whoever signs in with a session ends it.
  const as = access === 'public' ? {} : { token: ending.includes(name) ? await world.signIn(busyPerson) : token };
  if (method === 'GET') {
    return world.fetch(`${path}?${queryOf(input)}`, {}, as);
  }
  return world.fetch(
    path,
    { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
    as,
  );
}
