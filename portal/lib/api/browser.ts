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

/** Whom a guest token stands for. */
const guest = 'guest';

let openingGuest: Promise<string> | undefined;

/**
 * Obtains a guest token; calls that start together, in whatever tab, share one request (specification, section 4).
 * `refused` is the token that the API does not take any more.
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
  // Another tab may have been first.
  const known = present();
  if (known) return known;
  const { token } = await anonymousApi.call(guestLogin, {});
  // Somebody may have signed in meanwhile, in whatever tab.
  const newer = present();
  if (newer) return newer;
  saveGuestToken(token);
  return token;
}

async function token({ access, path }: Endpoint): Promise<string | undefined> {
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
    // Another tab has renewed the token, or the same person has signed in there.
    if (session.token !== refused && personOf(session.token) === person) return true;
    reportExpired(person);
    return false;
  }
  if (access === 'member') {
    // The cookie is a guest's by now, as another tab has signed out or was first to hear of the end.
    const member = pagePerson();
    if (member !== undefined && personOf(session.token) === member) return true;
    if (member !== undefined) reportExpired(member);
    return false;
  }
  await openGuestSession(refused);
  return true;
}

const client = createClient({ fetch: send, origin, token, onExpired });

/** The browser's client of the API. What it writes is told to those who keep what was read; a visit's count changes no page. */
export const api: ApiClient = {
  async call(endpoint, input, options) {
    const data = await client.call(endpoint, input, options);
    if (endpoint.writes && endpoint.path !== addFontVisit.path) noteWritten();
    return data;
  },
};
