import '@yimen/ui/reset';
import { makeTheme, type ThemeMode, type ThemeSettings } from '@yimen/tokens/make-theme';
import { scopeSelector, themeCss } from '@yimen/tokens/theme-css';
import { jiangcheng } from '@yimen/tokens/themes/jiangcheng';
import { mingde } from '@yimen/tokens/themes/mingde';
import { yunzhou } from '@yimen/tokens/themes/yunzhou';
import { propertyName, type TokenName, tokenNames } from '@yimen/tokens/vocabulary';
import { ThemeScope } from '@yimen/ui/theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';

const root = document.documentElement;
const colors = tokenNames.filter((name) => /^(color|theme|header|footer|filing|focus)\./.test(name));
let mount: Root;
let place: HTMLElement;
let sheet: HTMLStyleElement;

beforeEach(() => {
  sheet = document.createElement('style');
  sheet.textContent = themeCss(mingde);
  place = document.createElement('div');
  document.head.append(sheet);
  document.body.append(place);
  mount = createRoot(place);
});

afterEach(async () => {
  mount.unmount();
  place.remove();
  sheet.remove();
  for (const name of ['data-theme', 'data-care', 'data-grey']) root.removeAttribute(name);
  await emulate([]);
});

function show(node: ReactNode): void {
  flushSync(() => mount.render(node));
}

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** The colours that hold at an element, as numbers, whatever way they are written. */
function colorsAt(element: Element, tokens: readonly TokenName[] = colors): Record<string, string> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    tokens.map((token) => [token, numeric(style.getPropertyValue(propertyName(token)).trim())]),
  );
}

const probe = document.createElement('i');

function numeric(color: string): string {
  probe.style.color = '';
  probe.style.color = color;
  document.body.append(probe);
  const drawn = getComputedStyle(probe).color;
  probe.remove();
  return probe.style.color === '' ? `invalid ${color}` : drawn;
}

function made(settings: ThemeSettings, mode: ThemeMode): Record<string, string> {
  const { tokens } = makeTheme(settings, mode);
  return Object.fromEntries(colors.map((token) => [token, numeric(tokens[token])]));
}

function at(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`${id} is not in the page`);
  return element;
}

describe('a theme in the browser', () => {
  test('is as made in every mode that attributes set', () => {
    expect(numeric('#0071ed')).toBe('rgb(0, 113, 237)');
    for (const theme of ['light', 'dark'] as const) {
      for (const care of [false, true]) {
        for (const gray of [false, true]) {
          root.dataset.theme = theme;
          root.toggleAttribute('data-care', care);
          root.toggleAttribute('data-grey', gray);
          expect(colorsAt(root)).toEqual(made(mingde, { scheme: theme, care, gray }));
          expect(getComputedStyle(root).filter).toBe(gray ? 'grayscale(1)' : 'none');
        }
      }
    }
  });

  test('follows the reader’s own scheme only when asked to', async () => {
    await emulate([{ name: 'prefers-color-scheme', value: 'dark' }]);
    expect(colorsAt(root)).toEqual(made(mingde, {}));
    root.dataset.theme = 'auto';
    expect(colorsAt(root)).toEqual(made(mingde, { scheme: 'dark' }));
  });

  test('has more contrast when the reader asks for it', async () => {
    await emulate([{ name: 'prefers-contrast', value: 'more' }]);
    expect(colorsAt(root)).toEqual(made(mingde, { moreContrast: true }));
  });

  test('gives way to the reader’s palette in forced colours, in the page and in scopes', async () => {
    show(
      <ThemeScope settings={yunzhou}>
        <p id="inner" />
      </ThemeScope>,
    );
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    for (const element of [root, at('inner')]) {
      const style = getComputedStyle(element);
      expect(style.getPropertyValue('--ym-theme-solid').trim()).toBe('Highlight');
      expect(style.getPropertyValue('--ym-theme-on-solid').trim()).toBe('HighlightText');
      expect(style.getPropertyValue('--ym-color-ink').trim()).toBe('CanvasText');
    }
  });

  test('stops movement when the reader asks for it', async () => {
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(getComputedStyle(root).getPropertyValue('--ym-motion-distance').trim()).toBe('0');
  });

  test('is switched by swapping its block', () => {
    sheet.textContent = themeCss(jiangcheng);
    expect(colorsAt(root)).toEqual(made(jiangcheng, {}));
  });
});

describe('a scope inside a page', () => {
  test('shows another institution in the mode of the page', () => {
    root.dataset.theme = 'dark';
    root.toggleAttribute('data-grey', true);
    show(
      <ThemeScope settings={yunzhou}>
        <p id="inner" />
      </ThemeScope>,
    );
    expect(colorsAt(at('inner'))).toEqual(made(yunzhou, { scheme: 'dark', gray: true }));
    expect(colorsAt(root)).toEqual(made(mingde, { scheme: 'dark', gray: true }));
  });

  test('has modes of its own, and each level its own, in any order', () => {
    root.toggleAttribute('data-care', true);
    show(
      <ThemeScope settings={jiangcheng} mode="dark" care={false}>
        <p id="first" />
        <ThemeScope settings={yunzhou} mode="light">
          <p id="second" />
          <ThemeScope settings={jiangcheng} care>
            <p id="third" />
            <ThemeScope settings={mingde} mode="dark">
              <p id="fourth" />
            </ThemeScope>
          </ThemeScope>
        </ThemeScope>
      </ThemeScope>,
    );
    expect(colorsAt(at('first'))).toEqual(made(jiangcheng, { scheme: 'dark' }));
    expect(colorsAt(at('second'))).toEqual(made(yunzhou, {}));
    expect(colorsAt(at('third'))).toEqual(made(jiangcheng, { care: true }));
    expect(colorsAt(at('fourth'))).toEqual(made(mingde, { scheme: 'dark', care: true }));
  });

  test('can be a rule of a style sheet instead of an attribute', () => {
    sheet.textContent +=
      themeCss(yunzhou, scopeSelector('yun"zhou')) + themeCss(jiangcheng, scopeSelector('jiangcheng'));
    show(
      <div data-theme-scope={'yun"zhou'} data-theme="dark">
        <p id="outer" />
        <div data-theme-scope="jiangcheng">
          <p id="inner" />
        </div>
      </div>,
    );
    expect(colorsAt(at('outer'))).toEqual(made(yunzhou, { scheme: 'dark' }));
    expect(colorsAt(at('inner'))).toEqual(made(jiangcheng, { scheme: 'dark' }));
  });

  test('shows the default theme when no block matches it, never colours of two modes', () => {
    root.dataset.theme = 'dark';
    show(
      <div data-theme-scope="unknown" data-theme="light">
        <p id="inner" />
      </div>,
    );
    expect(colorsAt(at('inner'))).toEqual(made({}, {}));
  });

  test('draws its text and ground in its own colours, not in those around it', () => {
    root.dataset.theme = 'dark';
    show(
      <ThemeScope settings={yunzhou} mode="light">
        <p id="inner">文字</p>
      </ThemeScope>,
    );
    const style = getComputedStyle(at('inner'));
    expect(style.color).toBe(numeric(makeTheme(yunzhou).tokens['color.ink']));
  });
});
