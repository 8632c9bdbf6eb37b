import { type BlockerFunction, useBlocker } from 'react-router';
import { isWithinPhone, refuse } from './cancel-navigation.ts';

const refuses: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  if (isWithinPhone(from, to)) return false;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return false;
  refuse(to);
  return true;
};

/**
 * While there is no network: a page stays at every link, and at Back, before anything is asked for, but for those from
 * one phone page to another.
 */
export function CancelOffline() {
  useBlocker(refuses);
  return null;
}
