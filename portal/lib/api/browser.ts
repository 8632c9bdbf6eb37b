import type { Endpoint } from '@yimen/contract/endpoint';
import { guestLogin } from '@yimen/contract/sign-in/auth';
import { addFontVisit } from '@yimen/contract/visits';
import { reportExpired } from '../session/expiry.ts';
import { pagePerson, personOf } from '../session/person.ts';
import { readSession, saveGuestToken } from '../session/session.ts';
import { withTabLock } from '../session/tab-lock.ts';
import { type ApiClient, createClient } from './client.ts';
import { anonymousApi, origin, send } from './send.ts';
import { noteWritten } from './written.ts';

/** What `personOf` returns for a guest token. */
const guest = 'guest';

let openingGuest: Promise<string> | undefined;

/**
 * Obtains a guest token. Calls that start at the same time, in any tab, share one request (specification, section 4).
 * `refused` is a token that the API no longer accepts.
 */
function openGuestSession(refused?: string): Promise<string> {
  openingGuest ??= withTabLock('ym-guest', () => guestToken(refused)).finally(() => {
    openingGuest = undefined;
  });
  return openingGuest;
}

async function guestToken(refused: string | undefined): Promise<string> {
  const present = () => {
    const { token } = readSession();
    return token === refused ? undefined : token;
  };
  // Another tab may already have obtained one.
  const known = present();
  if (known) return known;
  const { token } = await anonymousApi.call(guestLogin, {});
  // The visitor may have signed in meanwhile, in any tab.
  const newer = present();
  if (newer) return newer;
  saveGuestToken(token);
  // A browser may set a cookie after the assignment returns. Reading it forces the write, so that the next tab to get
  // the lock finds it.
  return readSession().token ?? token;
}

async function tokenFor({ access, path }: Endpoint): Promise<string | undefined> {
  const session = readSession();
  if (!session.token) return access === 'guest' ? openGuestSession() : undefined;
  if (session.isTourist) return session.token;
  const { beforeRequest } = await import('./renewal.ts');
  await beforeRequest(path);
  return readSession().token;
}

async function onExpired({ access }: Endpoint, refused: string | undefined): Promise<boolean> {
  const session = readSession();
  const person = personOf(refused);
  if (person !== undefined && person !== guest) {
    // Another tab has renewed the token, or the same person has signed in again there.
    if (session.token !== refused && personOf(session.token) === person) return true;
    reportExpired(person);
    return false;
  }
  if (access === 'member') {
    // The cookie holds a guest token: another tab has signed out, or has already found that the session ended.
    const member = pagePerson();
    if (member !== undefined && personOf(session.token) === member) return true;
    if (member !== undefined) reportExpired(member);
    return false;
  }
  await openGuestSession(refused);
  return true;
}

const client = createClient({ fetch: send, origin, token: tokenFor, onExpired });

/**
 * The browser's API client. Emits `noteWritten` after each write, except for counting a visit, which changes no page.
 */
export const api: ApiClient = {
  async call(endpoint, input, options) {
    const data = await client.call(endpoint, input, options);
    if (endpoint.writes && endpoint.path !== addFontVisit.path) noteWritten();
    return data;
  },
};
