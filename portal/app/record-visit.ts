import { addFontVisit } from '@yimen/contract/homepage/visits';
import type { Device } from '../boot/visit.ts';
import { call } from '../modules/call.ts';
import { readStored, store } from '../session/storage.ts';
import type { Placement } from '../viewport/formulas.ts';
import { channelOf, isOnPhone, platformOf } from '../viewport/platform.ts';

/** Session storage key of a visit: `1` once it is counted, `moved` while the head's script has moved its first page. */
const key = 'ym-visit';
let counted = false;

/**
 * Counts this visit with its channel, once for a tab (specification, section 7): a phone by its width or by its user
 * agent, which gave the server's `device`. A page that was reached from another of the site is no new visit, although
 * signing in has emptied the storage; unless the script in the head led there from the visit's first.
 */
export function recordVisit(placement: Placement, device: Device, referrer = document.referrer): void {
  const before = readStored('session', key);
  if (counted || before === '1') return;
  counted = true;
  store('session', key, '1');
  if (before !== 'moved' && referrer && URL.canParse(referrer) && new URL(referrer).origin === location.origin) return;
  const terminalType = channelOf(isOnPhone(placement, device), platformOf(navigator.userAgent));
  call(addFontVisit, { terminalType }).catch((error: unknown) => console.info('The visit was not counted', error));
}
