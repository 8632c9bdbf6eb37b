import { guardPage } from '@yimen/ui/mobile/back';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouter } from '../../../router-internals/router.tsx';
import { stayOn, stepsToShown } from '../../navigation/cancel-navigation.ts';
import { phonePageAt } from '../../routes/match.ts';
import { useSite } from '../../visit/current.ts';
import { phoneShape } from './PhoneShape.tsx';
import * as css from './pending.css.ts';

/**
 * The skeleton of the next phone page, drawn over the shown one after 200 ms. The shown page keeps its scroll position
 * below it, and Back leads to it, as if the next page had already opened.
 */
export function PendingPhonePage() {
  const { user } = useSite();
  const here = useLocation();
  const { location } = useNavigation();
  const router = useRouter();
  const shape = location && phoneShape(location, here, user !== null);
  const goesOn = Boolean(shape) && router?.state.navigation.historyAction === 'PUSH';
  useEffect(
    () => (goesOn ? guardPage({ steps: stepsToShown, onReturned: () => stayOn(here) }) : undefined),
    [goesOn, here],
  );
  if (!shape) return null;
  return <div className={phonePageAt(location.pathname)?.hidesFooter ? css.overTabs : css.aboveTabs}>{shape}</div>;
}
