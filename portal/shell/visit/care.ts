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
    const overlaps = saving !== null;
    // This browser has the setting in a cookie, so a failure affects only other devices.
    const saved = isMember ? saveCareToAccount(!care).catch(() => undefined) : undefined;
    void revalidate();
    if (overlaps) void saved?.then(revalidate);
  };
  return { care, label: care ? '返回普通版' : '长辈版', turn };
}

/** The last change that is being saved to the account. */
let saving: Promise<void> | null = null;

/**
 * Stores care mode in the member's account, for other devices; throws when the call fails. Changes are saved one after
 * the other, so that the last one wins.
 */
export function saveCareToAccount(care: boolean): Promise<void> {
  const saved = saveAfter(saving, care).finally(() => {
    if (saving === saved) saving = null;
  });
  saving = saved;
  return saved;
}

async function saveAfter(earlier: Promise<void> | null, care: boolean): Promise<void> {
  if (earlier) {
    await earlier.catch(() => undefined);
    // The answer to the earlier change has set the cookie to that one.
    saveCare(care);
  }
  const { api } = await import('../../lib/api/browser.ts');
  await api.call(switchSpecialStyle, { type: care ? 1 : 0 });
}
