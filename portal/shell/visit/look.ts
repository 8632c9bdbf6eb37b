import { saveAppearance, type TextSize } from '@yimen/contract/person/user';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { saveCare, saveLook } from '../../lib/session/session.ts';
import type { Appearance } from './appearance.ts';
import { saveCareToAccount, useCare } from './care.ts';
import { useSite } from './current.ts';

/** How pages look: light, dark, as the device is set, or in care mode. */
export type Look = Appearance['theme'] | 'care';

export interface LookSettings {
  look: Look;
  textSize: TextSize;
  /**
   * Applied at once, then stored in this browser and the member's account; false when the account could not be updated.
   */
  chooseLook(look: Look): Promise<boolean>;
  chooseTextSize(size: TextSize): Promise<boolean>;
}

interface Change {
  theme?: Appearance['theme'];
  textSize?: TextSize;
  care?: boolean;
}

/** Changes are saved one after the other, so that the last one wins. */
let saving: Promise<boolean> = Promise.resolve(true);
let latest = 0;

/**
 * The visitor's appearance settings and how to change them, without a page load; only the root's data are loaded again.
 */
export function useLook(): LookSettings {
  const { appearance, user } = useSite();
  const care = useCare();
  const { revalidate } = useRevalidator();
  // Choices made here apply at once, before the root's data include them.
  const [chosen, setChosen] = useState<Change>({});

  async function save(change: Change): Promise<boolean> {
    const { theme, textSize } = change;
    setChosen((before) => ({ ...before, ...change }));
    const root = document.documentElement;
    if (theme) {
      root.dataset.theme = theme;
      saveLook('theme', theme);
    }
    if (textSize) {
      root.toggleAttribute('data-text', textSize !== 'standard');
      if (textSize !== 'standard') root.dataset.text = textSize;
      saveLook('text', textSize);
    }
    if (change.care !== undefined) {
      root.toggleAttribute('data-care', change.care);
      saveCare(change.care);
    }
    if (!user) return revalidate().then(() => true);
    latest += 1;
    const mine = latest;
    saving = saving.then(() => saveToAccount(change)).catch(() => false);
    const saved = await saving;
    // If the account was not updated, its old setting would undo the change on the screen.
    if (saved && mine === latest) await revalidate();
    return saved;
  }

  return {
    look: (chosen.care ?? care) ? 'care' : (chosen.theme ?? appearance.theme),
    textSize: chosen.textSize ?? appearance.textSize,
    chooseLook: (look) =>
      save(look === 'care' ? { care: true } : { theme: look, ...((chosen.care ?? care) && { care: false }) }),
    chooseTextSize: (textSize) => save({ textSize }),
  };
}

/** Whether the member's account was updated. */
async function saveToAccount({ theme, textSize, care }: Change): Promise<boolean> {
  const { api } = await import('../../lib/api/browser.ts');
  const saved = await Promise.allSettled([
    theme || textSize ? api.call(saveAppearance, { ...(theme && { theme }), ...(textSize && { textSize }) }) : null,
    care === undefined ? null : saveCareToAccount(care),
  ]);
  return saved.every(({ status }) => status === 'fulfilled');
}
