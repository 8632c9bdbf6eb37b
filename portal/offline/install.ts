import { appearanceCookies, cookieText, parseCookies } from '../lib/session/cookies.ts';
import { isSecure, putCookie } from '../lib/session/session.ts';

/** A visit begins after so long a rest, in ms. */
const pause = 30 * 60_000;
const lifetime = 31_536_000;
/** The card comes with the second visit. */
const visitsBefore = 2;

interface Visits {
  count: number;
  /** When the last page was opened, in ms. */
  at: number;
  /** True once the card has been shown and answered. */
  answered: boolean;
}

/** From the cookie's `count.at` or `done`. */
export function parseVisits(text: string | undefined): Visits {
  const [count, at] = (text ?? '').split('.').map(Number);
  return { count: count || 0, at: at || 0, answered: text === 'done' };
}

/** The visits with one more page opened now. */
export function withVisit(visits: Visits, now: number): Visits {
  const isNew = now - visits.at > pause || now < visits.at;
  return { ...visits, count: visits.count + (isNew ? 1 : 0), at: now };
}

/** Counts this page; true when it is time to offer the home screen. */
export function countVisit(now = Date.now()): boolean {
  const before = parseVisits(parseCookies(document.cookie).get(appearanceCookies.install));
  if (before.answered) return false;
  const { count, at } = withVisit(before, now);
  save(`${count}.${at}`);
  return count >= visitsBefore;
}

/** The card has been answered and does not come back. */
export function noteAnswered(): void {
  save('done');
}

function save(value: string): void {
  putCookie(cookieText(appearanceCookies.install, value, { secure: isSecure(), lifetime }));
}

/** True on an iPhone's own browser, which puts a page on the home screen from its share menu only. */
export function isAppleBrowser({ userAgent }: { userAgent: string }): boolean {
  return /iPhone|iPad/.test(userAgent) && /Version\/\S+ .*Safari/.test(userAgent) && !/MicroMessenger/i.test(userAgent);
}

/** True when the page was opened from the home screen; an iPhone may say so in its own way only. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
