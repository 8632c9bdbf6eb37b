import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { pollOptions } from './tree.ts';

/** One of the two ways in which a person does the same things. */
export interface Hand {
  readonly by: 'mouse' | 'keyboard';
  readonly page: Page;
  /** By keyboard: over the header to the content, by the first stop of the page. */
  skip(): Promise<void>;
  /** By keyboard: presses Tab until it has the focus, at most so often, or backwards if below 0. */
  reach(target: Locator, stops: number): Promise<void>;
  /** Activates a link, button or box that is as near as for `reach`. */
  press(target: Locator, stops: number): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(target: Locator, text: string, stops: number): Promise<void>;
  /** Chooses an option, radio or tab of the group that one is in: a click, or arrows, and Enter for an option. */
  choose(target: Locator, key?: 'ArrowDown' | 'ArrowRight' | 'ArrowLeft'): Promise<void>;
  /** 撤销 of the message that has just come. */
  undo(): Promise<void>;
  /** A live region says it, or has said it after what was asked for before. */
  hears(words: RegExp): Promise<void>;
}

/** 撤销 of the newest message. */
const undoOf = (page: Page) => page.getByRole('button', { name: '撤销', exact: true }).last();

export const hands = ['mouse', 'keyboard'] as const;

/** The hand on a page that `watchPage` watches. */
export function handOn(page: Page, by: Hand['by']): Hand {
  const common = {
    by,
    page,
    async hears(words: RegExp) {
      const said = () =>
        page.evaluate((pattern) => {
          const { heard } = window.journey;
          const at = heard.findIndex((text) => new RegExp(pattern).test(text));
          return at < 0 ? heard.join('\n') : heard.splice(0, at + 1).at(-1);
        }, words.source);
      await expect.poll(said, pollOptions).toMatch(words);
    },
  };
  return by === 'mouse' ? { ...common, ...mouse(page) } : { ...common, ...keyboard(page) };
}

type Way = Omit<Hand, 'by' | 'page' | 'hears'>;

function mouse(page: Page): Way {
  const press = (target: Locator) => target.click();
  return {
    skip: async () => undefined,
    reach: async () => undefined,
    press,
    write: async (target, text) => {
      await press(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    choose: press,
    undo: () => press(undoOf(page)),
  };
}

function keyboard(page: Page): Way {
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** An arrow has come to it: by the focus itself, or by a field that keeps the focus. */
  const current = (target: Locator) =>
    target.evaluate(
      (element) =>
        element === document.activeElement ||
        (element.id !== '' && element.id === document.activeElement?.getAttribute('aria-activedescendant')),
    );

  /** Presses Tab until the target has the focus; each stop on the way must be one that a person can see. */
  async function reach(target: Locator, stops: number): Promise<void> {
    await target.waitFor();
    const passed: string[] = [];
    const key = stops < 0 ? 'Shift+Tab' : 'Tab';
    while (!(await has(target))) {
      if (passed.length === Math.abs(stops)) {
        throw new Error(`${stops} presses of Tab do not reach ${target}: ${passed.join(', ')}`);
      }
      await page.keyboard.press(key);
      const { name, faults } = await page.evaluate((back) => window.journey.stop(back), stops < 0);
      passed.push(name.slice(0, 20));
      expect.soft(faults, `on the way to ${target}`).toEqual([]);
    }
  }
  async function press(target: Locator, stops: number) {
    await reach(target, stops);
    const box = await target.evaluate((element) => element.matches('input[type="checkbox"]'));
    await page.keyboard.press(box ? 'Space' : 'Enter');
  }
  return {
    skip: () => press(page.getByRole('link', { name: '跳到主要内容' }), 1),
    reach,
    press,
    write: async (target, text, stops) => {
      await reach(target, stops);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (target, key = 'ArrowDown') => {
      await target.waitFor();
      for (let count = 0; !(await current(target)); count++) {
        if (count === 12) throw new Error(`12 presses of ${key} do not reach ${target}`);
        await page.keyboard.press(key);
      }
      if ((await target.getAttribute('role')) === 'option') await page.keyboard.press('Enter');
    },
    undo: async () => {
      expect.soft(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept').toBe(true);
      // The list of messages names its key: 通知 (F8).
      await page.keyboard.press('F8');
      await press(undoOf(page), 3);
    },
  };
}
