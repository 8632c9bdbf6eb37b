import { describe, expect, test } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { makeTheme, ThemeScope, themeCss } from './index.ts';

function main(container: HTMLElement, selector: string): string {
  return getComputedStyle(container.querySelector(selector) as Element).getPropertyValue('--ym-theme-main');
}

describe('ThemeScope', () => {
  conformance(<ThemeScope settings={{}}>Words</ThemeScope>, { refersTo: HTMLDivElement, setsTheme: true });

  test('nests, and ends where it ends', () => {
    const { container } = render(
      <ThemeScope settings={{ themColor: '#b3261e' }}>
        <i>红</i>
        <ThemeScope settings={{ themColor: '#0b7a75' }} mode="dark">
          <b>绿</b>
        </ThemeScope>
        <u>红</u>
      </ThemeScope>,
    );
    expect([main(container, 'i'), main(container, 'b'), main(container, 'u')]).toEqual([
      '#b3261e',
      '#0b7a75',
      '#b3261e',
    ]);
  });

  test('draws dark inside a light page, and light inside dark', () => {
    const { container } = render(
      <ThemeScope settings={{}} mode="dark">
        <i>深</i>
        <ThemeScope settings={{}} mode="light">
          <b>浅</b>
        </ThemeScope>
      </ThemeScope>,
    );
    const color = (selector: string) => getComputedStyle(container.querySelector(selector) as Element).color;
    expect(color('i')).not.toBe(color('b'));
    expect(color('b')).toBe(getComputedStyle(document.body).color);
  });

  test('sets the larger sizes of care mode inside', () => {
    const { container } = render(
      <ThemeScope settings={{}} care>
        <i>大字</i>
      </ThemeScope>,
    );
    expect(getComputedStyle(container.querySelector('i') as Element).fontSize).toBe('24px');
  });

  test('gives the same colours as makeTheme', () => {
    const settings = { themColor: '#b3261e' };
    const { container } = render(<ThemeScope settings={settings}>红</ThemeScope>);
    const solid = getComputedStyle(container.firstElementChild as Element).getPropertyValue('--ym-theme-solid');
    expect(solid.trim()).toBe(makeTheme(settings).tokens['theme.solid']);
    expect(themeCss(settings)).toContain('--ym-theme-solid');
  });
});
