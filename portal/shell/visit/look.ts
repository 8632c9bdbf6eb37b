import { saveAppearance, type TextSize } from '@yimen/contract/person/user';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { saveCare, saveLook } from '../../lib/session/session.ts';
import type { Appearance } from './appearance.ts';
import { keepCareInAccount, useCare } from './care.ts';
import { useSite } from './current.ts';

/** How pages look: by day, by night, as the device says, or in care mode. */
export type Look = Appearance['theme'] | 'care';

export interface LookSettings {
  look: Look;
  textSize: TextSize;
  /** Drawn at once, then kept in this browser and the member's account; false when the account did not take it. */
  chooseLook(look: Look): Promise<boolean>;
  chooseTextSize(size: TextSize): Promise<boolean>;
}

interface Change {
  theme?: Appearance['theme'];
  textSize?: TextSize;
  care?: boolean;
}

/** Choices are kept one after the other, so that the last one stays. */
let saving: Promise<boolean> = Promise.resolve(true);
let latest = 0;

/** The visitor's look and the ways to change it, in place: nothing is loaded anew but the root's data. */
export function useLook(): LookSettings {
  const { appearance, user } = useSite();
  const care = useCare();
  const { revalidate } = useRevalidator();
  // What was chosen here shows at once, before the root's data say it too.
  const [chosen, setChosen] = useState<Change>({});

  async function keep(change: Change): Promise<boolean> {
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
    saving = saving.then(() => keepInAccount(change)).catch(() => false);
    const kept = await saving;
    // Where the account did not take it, its former word would undo what is on the screen.
    if (kept && mine === latest) await revalidate();
    return kept;
  }

  return {
    look: (chosen.care ?? care) ? 'care' : (chosen.theme ?? appearance.theme),
    textSize: chosen.textSize ?? appearance.textSize,
    chooseLook: (look) =>
      keep(look === 'care' ? { care: true } : { theme: look, ...((chosen.care ?? care) && { care: false }) }),
    chooseTextSize: (textSize) => keep({ textSize }),
  };
}

/** Whether the member's account took what was chosen. */
async function keepInAccount({ theme, textSize, care }: Change): Promise<boolean> {
  const { api } = await import('../../lib/api/browser.ts');
  const saved = await Promise.allSettled([
    theme || textSize ? api.call(saveAppearance, { ...(theme && { theme }), ...(textSize && { textSize }) }) : null,
    care === undefined ? null : keepCareInAccount(care),
  ]);
  return saved.every(({ status }) => status === 'fulfilled');
}
