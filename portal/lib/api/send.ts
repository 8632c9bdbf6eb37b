import { readSession } from '../session/session.ts';
import { createClient } from './client.ts';

/** The site's own origin; none where components are drawn on the server, which calls nothing by these clients. */
export const origin = typeof location === 'undefined' ? '' : location.origin;

let requestId = '';

/** Sends a request and remembers which it was. */
export async function send(request: Request): Promise<Response> {
  const response = await fetch(request);
  requestId = response.headers.get('x-request-id') ?? requestId;
  return response;
}

/** The server's id of the last request that was answered, to be told to support; empty before the first. */
export function lastRequestId(): string {
  return requestId;
}

/** A client that sends no token, for the calls that need none. */
export const anonymousApi = createClient({ fetch: send, origin });

/**
 * A client that sends the present token as it is, for the calls that change it: a renewal must not wait for a renewal,
 * and the token of whoever signs in ends with that (specification, section 4).
 */
export const sessionApi = createClient({ fetch: send, origin, token: () => readSession().token });
