import type { Endpoint } from '@yimen/contract/endpoint';
import type { World } from '../../server/testing/world.ts';
import { busyPerson } from './large-institution.ts';

/** Each of them ends the session that it is called with. */
const ending = ['logout', 'renewToken', 'chooseIdentity'];

/** Bytes that an input may have: of the query of an address, of a delivery, of what a person can mean to send. */
export const roomOf = ({ method, access }: Endpoint) =>
  method === 'GET' ? 4000 : access === 'system' ? 1_000_000 : 65_536;

/** Makes a call as whoever may make it: a system, somebody without a session, or the busy person. */
export async function ask(world: World, endpoint: Endpoint, input: unknown, token: string): Promise<Response> {
  const { name, method, path, access } = endpoint;
  if (access === 'system') return world.fetch(path, { method, body: JSON.stringify(input) }, { system: true });
  // Whoever signs in with a session ends it.
  const as = access === 'public' ? {} : { token: ending.includes(name) ? await world.signIn(busyPerson) : token };
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(input ?? {}).map(([key, value]) => [key, String(value)]));
    return world.fetch(`${path}?${query}`, {}, as);
  }
  return world.fetch(
    path,
    { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
    as,
  );
}
