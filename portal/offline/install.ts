import { appearanceCookies, cookieText, parseCookies } from '../lib/session/cookies.ts';
import { isSecure, putCookie } from '../lib/session/session.ts';

/** A page opened after this much time counts as a new visit, in ms. */
const visitGapMs = 30 * 60_000;
const installLifetime = 31_536_000;
/** The card is shown at this visit. */
const visitsBefore = 2;

interface Visits {
  count: number;
  /** When the last page was opened, in ms since 1970. */
  at: number;
  /** True once the card has been shown and answered. */
  answered: boolean;
}

/** Parses the cookie: `count.at` or `done`. */
export function parseVisits(text: string | undefined): Visits {
  const [count, at] = (text ?? '').split('.').map(Number);
  return { count: count || 0, at: at || 0, answered: text === 'done' };
}

/** The visits after one more page is opened now. */
export function withVisit(visits: Visits, now: number): Visits {
  const isNew = now - visits.at > visitGapMs || now < visits.at;
  return { ...visits, count: visits.count + (isNew ? 1 : 0), at: now };
}

/** Counts this page; true when the card should be shown. */
export function countVisit(now = Date.now()): boolean {
  const before = parseVisits(parseCookies(document.cookie).get(appearanceCookies.install));
  if (before.answered) return false;
  const { count, at } = withVisit(before, now);
  writeInstall(`${count}.${at}`);
  return count >= visitsBefore;
}

/** Records that the card was answered, so that it is not shown again. */
export function noteAnswered(): void {
  writeInstall('done');
}

function writeInstall(value: string): void {
  putCookie(cookieText(appearanceCookies.install, value, { secure: isSecure(), lifetime: installLifetime }));
}

/** True in an iPhone's own browser, which adds a page to the home screen only from its share menu. */
export function isAppleBrowser({ userAgent }: { userAgent: string }): boolean {
  return /iPhone|iPad/.test(userAgent) && /Version\/\S+ .*Safari/.test(userAgent) && !/MicroMessenger/i.test(userAgent);
}

/** True when the page was opened from the home screen; an iPhone may report that only in its own way. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
