import { addFontVisit } from '@yimen/contract/visits';
import { call } from '../lib/api/call.ts';
import { logToConsole } from '../lib/console.ts';
import { lastingKeys, readStored, store } from '../lib/storage.ts';
import type { Placement } from './viewport/formulas.ts';
import { channelOf, isOnPhone, platformOf } from './viewport/platform.ts';
import type { Device } from './visit/visit.ts';

/** `1` once the visit is counted, `moved` while its first page has led on uncounted. */
const key = lastingKeys.visit;
let counted = false;

const isOwn = (referrer: string) => URL.canParse(referrer) && new URL(referrer).origin === location.origin;

/** Notes that a visit begins on a page of signing in, from where it leads on to the page that counts it. */
export function noteBeginning(referrer = document.referrer): void {
  if (readStored('session', key) === null && !isOwn(referrer)) store('session', key, 'moved');
}

/**
 * Counts this visit with its channel, once for a tab (specification, section 7): a phone by its width or by its user
 * agent, which gave the server's `device`. A page that was reached from another of the site, in a new tab say, is no
 * new visit, unless the visit's first page led there: by the script in the head, or by signing in.
 */
export function recordVisit(placement: Placement, device: Device, referrer = document.referrer): void {
  const before = readStored('session', key);
  if (counted || before === '1') return;
  counted = true;
  store('session', key, '1');
  if (before !== 'moved' && isOwn(referrer)) return;
  const terminalType = channelOf(isOnPhone(placement, device), platformOf(navigator.userAgent));
  call(addFontVisit, { terminalType }).catch((error: unknown) =>
    logToConsole('info', 'The visit was not counted', error),
  );
}
