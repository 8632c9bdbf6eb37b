import { keepPage } from '@yimen/ui/mobile/back';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouter } from '../../../router-internals/router.tsx';
import { stayOn, stepsToShown } from '../../navigation/cancel-navigation.ts';
import { matchRoute } from '../../routes/match.ts';
import { useSite } from '../../visit/current.ts';
import { phoneShape } from './PhoneShape.tsx';
import * as css from './pending.css.ts';

/**
 * The shape of the phone page that is on its way, over the one that is shown from 200 ms on. That keeps its place
 * beneath, and going back leads to it, as if the other were there already.
 */
export function PendingPage() {
  const { user } = useSite();
  const here = useLocation();
  const { location } = useNavigation();
  const router = useRouter();
  const shape = location && phoneShape(location, here, user !== null);
  const goesOn = Boolean(shape) && router?.state.navigation.historyAction === 'PUSH';
  useEffect(() => (goesOn ? keepPage({ steps: stepsToShown, onStay: () => stayOn(here) }) : undefined), [goesOn, here]);
  if (!shape) return null;
  return <div className={matchRoute(location.pathname)?.hidesFooter ? css.overTabs : css.aboveTabs}>{shape}</div>;
}
