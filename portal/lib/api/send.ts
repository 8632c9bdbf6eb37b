import { readSession } from '../session/session.ts';
import { createClient } from './client.ts';

/** The site's origin; empty when components are rendered on the server, which does not use these clients. */
export const origin = typeof location === 'undefined' ? '' : location.origin;

let requestId = '';

/** Sends a request and remembers the request id of the answer. */
export async function send(request: Request): Promise<Response> {
  const response = await fetch(request);
  requestId = response.headers.get('x-request-id') ?? requestId;
  return response;
}

/** The server's id of the last answered request, to tell support; empty before the first answer. */
export function lastRequestId(): string {
  return requestId;
}

/** A client that sends no token, for calls that need none. */
export const anonymousApi = createClient({ fetch: send, origin });

/**
 * A client that sends the current token without renewing it, for calls that change it: a renewal must not wait for a
 * renewal, and signing in ends the old token anyway (specification, section 4).
 */
export const sessionApi = createClient({ fetch: send, origin, token: () => readSession().token });
