import { createContext, use } from 'react';

/**
 * What a module stands on, which decides how it draws itself: `page` is the page's own ground, `panel` a panel of its
 * own, `pane` a part of a panel that others share, `half` half of the page's ground, `column` the personal column, `phone` the phone's page of sections.
 */
export type Ground = 'page' | 'half' | 'panel' | 'pane' | 'column' | 'phone';

const GroundContext = createContext<Ground>('page');
export const GroundProvider = GroundContext;

export function useGround(): Ground {
  return use(GroundContext);
}
