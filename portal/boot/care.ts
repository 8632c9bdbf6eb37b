import { useRevalidator } from 'react-router';
import { saveCare } from '../session/session.ts';
import { useSiteIfKnown } from './current.ts';

/** Whether pages are drawn in care mode (关怀版): as chosen in this browser, else as the visitor's settings say. */
export function useCare(): boolean {
  const root = useSiteIfKnown();
  if (!root) return false;
  return root.appearance.care ?? root.site.unit.specialStyle === 1;
}

/** Turns care mode on or off in place; the page keeps its scroll position and the focus. */
export function useCareSwitch(): { care: boolean; label: string; turn: () => void } {
  const care = useCare();
  const { revalidate } = useRevalidator();
  const turn = () => {
    saveCare(!care);
    void revalidate();
  };
  return { care, label: care ? '返回普通版' : '长辈版', turn };
}
