import { readStored, store } from '../storage.ts';
import { appearanceCookies, cookieNames, cookieText, parseCookies } from './cookies.ts';

/** The user state of the specification (section 3). */
export interface SessionState {
  token: string | undefined;
  isTourist: boolean;
}

/** Reads the session from a cookie header; without a token the visitor is a tourist. */
export function sessionOf(cookieHeader: string | null): SessionState {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(cookieNames.token) || undefined;
  return { token, isTourist: !token || cookies.get(cookieNames.tourist) === '1' };
}

export function readSession(): SessionState {
  return sessionOf(document.cookie);
}

export function saveGuestToken(token: string): void {
  writeSession(token, '1');
}

/** Saves a member's token; false when the browser refuses cookies. */
export function saveMemberToken(token: string): boolean {
  writeSession(token, '0');
  store('local', tokenTime, String(Date.now()));
  return readSession().token === token;
}

/** Local storage key of when this browser got its token, by its own clock; shared by all tabs. */
const tokenTime = 'ym-token-time';

/** When this browser got its member token, in ms since 1970; 0 when unknown. */
export function tokenSavedAt(): number {
  return Number(readStored('local', tokenTime)) || 0;
}

/**
 * Whether the member token is gone though nobody signed out here: the server removes the cookie of an ended session.
 */
export function wasTakenBack(): boolean {
  return readSession().isTourist && tokenSavedAt() > 0;
}

/**
 * Local storage key of the ended session that has been announced, identified by the time at which this browser got its
 * token.
 */
const endAnnouncedKey = 'ym-end-told';

/** Whether the session has ended and the visitor has not been told. */
export function isEndUnannounced(): boolean {
  return wasTakenBack() && readStored('local', endAnnouncedKey) !== String(tokenSavedAt());
}

export function noteEndAnnounced(): void {
  if (isEndUnannounced()) store('local', endAnnouncedKey, String(tokenSavedAt()));
}

/** Records that this browser has a member token which the server set without a script. */
export function noteTokenTime(): void {
  if (tokenSavedAt() === 0) store('local', tokenTime, String(Date.now()));
}

/** In seconds: a year, so that a visitor who needs large type does not have to choose it again. */
const appearanceLifetime = 31_536_000;

/** Saves in a cookie whether care mode is on. */
export function saveCare(on: boolean): void {
  saveLook('care', on ? '1' : '0');
}

/** Saves one setting of this browser in a cookie. */
export function saveLook(name: 'theme' | 'care' | 'text' | 'slash', value: string): void {
  putCookie(cookieText(appearanceCookies[name], value, { secure: isSecure(), lifetime: appearanceLifetime }));
}

function writeSession(token: string, tourist: '0' | '1'): void {
  putCookie(cookieText(cookieNames.token, token, { secure: isSecure() }));
  putCookie(cookieText(cookieNames.tourist, tourist, { secure: isSecure() }));
}

export function isSecure(): boolean {
  return location.protocol === 'https:';
}

export function putCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http addresses
  document.cookie = cookie;
}
