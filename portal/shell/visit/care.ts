import { switchSpecialStyle } from '@yimen/contract/unit';
import { useRevalidator } from 'react-router';
import { saveCare } from '../../lib/session/session.ts';
import { type RootData, useSiteIfKnown } from './current.ts';

/** Whether pages are drawn in care mode (关怀版): as chosen in this browser, else as the visitor's settings say. */
export function isCare({ appearance, site }: Pick<RootData, 'appearance' | 'site'>): boolean {
  return appearance.care ?? site.unit.specialStyle === 1;
}

export function useCare(): boolean {
  const root = useSiteIfKnown();
  return root !== undefined && isCare(root);
}

/** Turns care mode on or off in place, and for a member in the account; the page keeps its scroll position and the focus. */
export function useCareSwitch(): { care: boolean; label: string; turn: () => void } {
  const care = useCare();
  const isMember = Boolean(useSiteIfKnown()?.user);
  const { revalidate } = useRevalidator();
  const turn = () => {
    saveCare(!care);
    // This browser has its choice in a cookie: without the account only other devices miss it.
    if (isMember) void keepCareInAccount(!care).catch(() => undefined);
    void revalidate();
  };
  return { care, label: care ? '返回普通版' : '长辈版', turn };
}

/** Keeps care mode with the member, for other devices; throws when the account cannot be reached. */
export async function keepCareInAccount(care: boolean): Promise<void> {
  const { api } = await import('../../lib/api/browser.ts');
  await api.call(switchSpecialStyle, { type: care ? 1 : 0 });
}
