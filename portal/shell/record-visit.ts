import { addFontVisit } from '@yimen/contract/visits';
import { call } from '../lib/api/call.ts';
import { logToConsole } from '../lib/console.ts';
import { lastingKeys, readStored, store } from '../lib/storage.ts';
import type { Placement } from './viewport/formulas.ts';
import { channelOf, isOnPhone, platformOf } from './viewport/platform.ts';
import type { Device } from './visit/visit.ts';

/** `1` once the visit is counted, `moved` while its first page has redirected without being counted. */
const visitKey = lastingKeys.visit;
let counted = false;

const isOwnReferrer = (referrer: string) => URL.canParse(referrer) && new URL(referrer).origin === location.origin;

/** Records that a visit starts on a sign-in page, which leads to the page that counts it. */
export function noteBeginning(referrer = document.referrer): void {
  if (readStored('session', visitKey) === null && !isOwnReferrer(referrer)) store('session', visitKey, 'moved');
}

/**
 * Counts this visit and its channel, once per tab (specification, section 7): a phone by its width or by its user
 * agent, from which the server derived `device`. A page opened from another page of the site, for example in a new tab,
 * is no new visit, unless the visit's first page led there: by the script in the head, or by signing in.
 */
export function recordVisit(placement: Placement, device: Device, referrer = document.referrer): void {
  const before = readStored('session', visitKey);
  if (counted || before === '1') return;
  counted = true;
  store('session', visitKey, '1');
  if (before !== 'moved' && isOwnReferrer(referrer)) return;
  const terminalType = channelOf(isOnPhone(placement, device), platformOf(navigator.userAgent));
  call(addFontVisit, { terminalType }).catch((error: unknown) =>
    logToConsole('info', 'The visit was not counted', error),
  );
}
