import { readStored, store } from '../storage.ts';
import { appearanceCookies, cookieNames, cookieText, parseCookies } from './cookies.ts';

/** The user state of the specification (section 3). */
export interface SessionState {
  token: string | undefined;
  isTourist: boolean;
}

/** What a cookie header says about the visitor; without a token one is a tourist. */
export function sessionOf(cookieHeader: string | null): SessionState {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(cookieNames.token) || undefined;
  return { token, isTourist: !token || cookies.get(cookieNames.tourist) === '1' };
}

export function readSession(): SessionState {
  return sessionOf(document.cookie);
}

export function saveGuestToken(token: string): void {
  save(token, '1');
}

/** Keeps a member's token; false when the browser did not take it, as one that refuses cookies does. */
export function saveMemberToken(token: string): boolean {
  save(token, '0');
  store('local', tokenTime, String(Date.now()));
  return readSession().token === token;
}

/** Local storage key of when this browser got its token: for all tabs, and by its own clock. */
const tokenTime = 'ym-token-time';

/** When this browser got its member's token, in ms since 1970; 0 when that is not known. */
export function tokenSavedAt(): number {
  return Number(readStored('local', tokenTime)) || 0;
}

/** Whether the member's token is gone though nobody signed out here: an ended session's is taken back by the server. */
export function wasTakenBack(): boolean {
  return readSession().isTourist && tokenSavedAt() > 0;
}

/** Local storage key of the token whose end has been told: by when this browser got it. */
const endTold = 'ym-end-told';

/** Whether the session has ended and nobody has been told. */
export function isEndUntold(): boolean {
  return wasTakenBack() && readStored('local', endTold) !== String(tokenSavedAt());
}

export function noteEndTold(): void {
  if (isEndUntold()) store('local', endTold, String(tokenSavedAt()));
}

/** Notes that this browser has a member's token, where the server gave it without any script. */
export function noteTokenTime(): void {
  if (tokenSavedAt() === 0) store('local', tokenTime, String(Date.now()));
}

/** A year, so that nobody who needs large type has to ask for it again. */
const appearanceLifetime = 31_536_000;

/** Remembers in this browser whether pages are drawn in care mode. */
export function saveCare(on: boolean): void {
  saveLook('care', on ? '1' : '0');
}

/** Remembers in this browser one thing of how pages are drawn. */
export function saveLook(name: 'theme' | 'care' | 'text', value: string): void {
  putCookie(cookieText(appearanceCookies[name], value, { secure: isSecure(), lifetime: appearanceLifetime }));
}

function save(token: string, tourist: '0' | '1'): void {
  putCookie(cookieText(cookieNames.token, token, { secure: isSecure() }));
  putCookie(cookieText(cookieNames.tourist, tourist, { secure: isSecure() }));
}

export function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** Sets one cookie. */
export function putCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http addresses
  document.cookie = cookie;
}
