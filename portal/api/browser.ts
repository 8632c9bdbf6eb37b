import { guestLogin } from '@yimen/contract/auth';
import type { Access } from '@yimen/contract/endpoint';
import { markExpired } from '../session/expiry.ts';
import { readSession, saveGuestToken } from '../session/session.ts';
import { createClient } from './client.ts';

const send = (request: Request) => fetch(request);

/** A client that sends no token, for the calls that open a session. */
export const anonymousApi = createClient({ fetch: send, origin: location.origin });

let openingGuest: Promise<string> | undefined;

/** Obtains a guest token; calls that start together share one request (specification, section 4). */
export function openGuestSession(): Promise<string> {
  openingGuest ??= anonymousApi
    .call(guestLogin, {})
    .then(({ token }) => {
      saveGuestToken(token);
      return token;
    })
    .finally(() => {
      openingGuest = undefined;
    });
  return openingGuest;
}

async function token(access: Access): Promise<string | undefined> {
  const session = readSession();
  if (session.token) return session.token;
  return access === 'guest' ? openGuestSession() : undefined;
}

async function onExpired(access: Access): Promise<boolean> {
  if (!readSession().isTourist) {
    markExpired();
    return false;
  }
  if (access === 'member') return false;
  await openGuestSession();
  return true;
}

/** The browser's client of the API. */
export const api = createClient({ fetch: send, origin: location.origin, token, onExpired });
