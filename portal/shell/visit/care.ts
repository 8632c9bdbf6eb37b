import { switchSpecialStyle } from '@yimen/contract/unit';
import { useRevalidator } from 'react-router';
import { saveCare } from '../../lib/session/session.ts';
import { type RootData, useSiteIfKnown } from './current.ts';

/** Whether pages are rendered in care mode (关怀版): as chosen in this browser, else as the institution has set. */
export function isCare({ appearance, site }: Pick<RootData, 'appearance' | 'site'>): boolean {
  return appearance.care ?? site.unit.specialStyle === 1;
}

export function useCare(): boolean {
  const root = useSiteIfKnown();
  return root !== undefined && isCare(root);
}

/**
 * Turns care mode on or off without a page load, and stores it in a member's account; scroll position and focus stay.
 */
export function useCareSwitch(): { care: boolean; label: string; turn: () => void } {
  const care = useCare();
  const isMember = Boolean(useSiteIfKnown()?.user);
  const { revalidate } = useRevalidator();
  const turn = () => {
    saveCare(!care);
    // This browser has the setting in a cookie, so a failure affects only other devices.
    if (isMember) void saveCareToAccount(!care).catch(() => undefined);
    void revalidate();
  };
  return { care, label: care ? '返回普通版' : '长辈版', turn };
}

/** Stores care mode in the member's account, for other devices; throws when the call fails. */
export async function saveCareToAccount(care: boolean): Promise<void> {
  const { api } = await import('../../lib/api/browser.ts');
  await api.call(switchSpecialStyle, { type: care ? 1 : 0 });
}
