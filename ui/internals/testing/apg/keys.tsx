import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../render.tsx';

/** One row of a pattern's table: keys pressed before, the key, its effect in words, a reader of it, its value. */
export type Row = [before: string, key: string, does: string, seen: () => unknown, expected: unknown];

/**
 * Tests the keyboard table of a pattern of the ARIA Authoring Practices by real key events. The first control of
 * `element` has focus at the start.
 */
export function pattern(name: string, element: ReactElement, rows: readonly Row[]): void {
  describe(name, () => {
    test.each(rows.map(([before, key, does, seen, expected]) => ({ before, key, does, seen, expected })))(
      '$key $does',
      async ({ before, key, seen, expected }) => {
        render(element);
        if (!document.activeElement || document.activeElement === document.body) await userEvent.keyboard('{Tab}');
        if (before !== '') await userEvent.keyboard(before);
        await userEvent.keyboard(key);
        await vi.waitFor(() => expect(seen()).toEqual(expected));
      },
    );
  });
}

export const tab = '{Tab}';
export const backTab = '{Shift>}{Tab}{/Shift}';

/** The text or the accessible name of the focused element. */
export function focused(): string | null | undefined {
  const element = document.activeElement;
  if (element === document.body) return 'nothing';
  return element?.getAttribute('aria-label') ?? (element?.textContent || labelOf(element));
}

function labelOf(element: Element | null): string | undefined {
  if (!(element instanceof HTMLInputElement)) return undefined;
  return element.labels?.[0]?.textContent;
}

/** The active option of a combobox. */
export function active(): string | undefined {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined;
}

export function attribute(selector: string, name: string): () => string | null | undefined {
  return () => document.querySelector(selector)?.getAttribute(name);
}

export function all(selector: string): () => (string | null)[] {
  return () => [...document.querySelectorAll(selector)].map((element) => element.textContent);
}

export function typed(): string | undefined {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined;
}
