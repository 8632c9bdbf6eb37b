import { type BlockerFunction, useBlocker } from 'react-router';
import { pageSiteOf } from '../routes/match.ts';
import { refuse } from './stay.ts';

const refuses: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  // A phone page may be kept in this browser.
  if (pageSiteOf(from.pathname) === 'mobile') return false;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return false;
  refuse(to);
  return true;
};

/** While there is no network: a desk page stays at every link, and at Back, before anything is asked for. */
export function StayOffline() {
  useBlocker(refuses);
  return null;
}
