import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { baseCss, baseRules } from './baseRules.ts';
import { systemColor } from './forcedColors.ts';
import { makeTheme, type ThemeMode, type ThemeSettings } from './makeTheme.ts';
import { promises } from './promises.ts';
import { scopeSelector, themeCss, themeProperties } from './themeCss.ts';
import { mingde } from './themes/mingde.ts';
import { toggles } from './toggles.ts';
import { propertyName, type TokenName, tokenNames } from './vocabulary.ts';

/** Resolves `var(--on, a)var(--off, b)` as a browser does: the fallback where the switch is invalid, else nothing. */
function resolve(css: string, on: ReadonlySet<string>): string {
  let result = '';
  for (let at = 0; at < css.length; ) {
    const name = /^var\((--ym-if-\w+),/.exec(css.slice(at))?.[1];
    if (!name) {
      result += css[at];
      at += 1;
      continue;
    }
    const start = at + name.length + 5;
    let end = start;
    for (let depth = 1; depth > 0; end += 1) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    if (on.has(name)) result += resolve(css.slice(start, end - 1), on);
    at = end;
  }
  return result;
}

function switchesOf({ scheme, care, moreContrast, gray, narrow }: ThemeMode): Set<string> {
  const states = { scheme: scheme === 'dark', contrast: care || moreContrast, care, gray, width: narrow };
  return new Set(Object.entries(states).map(([name, second]) => toggles[name as 'care'][second ? 1 : 0]));
}

function shownTokens(settings: ThemeSettings, mode: ThemeMode): Record<string, string> {
  const [page, shared] = baseRules();
  const media = mode.reducedMotion ? baseRules().find((rule) => rule.media?.includes('reduced-motion')) : undefined;
  const all = { ...page?.properties, ...shared?.properties, ...themeProperties(settings), ...media?.properties };
  const on = switchesOf(mode);
  return Object.fromEntries(tokenNames.map((name) => [name, resolve(all[propertyName(name)] ?? '', on)]));
}

const flags = ['care', 'moreContrast', 'gray', 'narrow', 'reducedMotion'] as const;
const modes: ThemeMode[] = (['light', 'dark'] as const).flatMap((scheme) =>
  Array.from({ length: 2 ** flags.length }, (_, bits) => ({
    scheme,
    ...Object.fromEntries(flags.filter((_flag, index) => bits & (1 << index)).map((flag) => [flag, true])),
  })),
);

describe('themeCss', () => {
  test.each(['#007aff', '#e6c200', '#000000', '#ffffff', '#00ad00', '#0000ff'])(
    'draws %s in each of the 64 combinations of modes as the maker made it',
    (themColor) => {
      const settings = { themColor, topBackground: '#808080', bottomNavColor: '#ff00ff' };
      for (const mode of modes) {
        expect({ mode, ...shownTokens(settings, mode) }).toEqual({ mode, ...makeTheme(settings, mode).tokens });
      }
    },
  );

  test('is one block of declarations, small enough to stand in every page', () => {
    const css = themeCss(mingde);
    expect(css).toMatch(/^:root\{(?:--ym-[a-z0-9-]+:[^;{}]+;?)+\}$/);
    expect(gzipSync(css).length).toBeLessThan(800);
    expect(gzipSync(baseCss()).length).toBeLessThan(3500);
  });

  test.each([
    'red;}body{display:none',
    '#fff}</style><script>alert(1)</script>',
    'url(https://evil.example/x)',
    'var(--evil)',
    'expression(alert(1))',
    '\\72 ed',
    '/* */red',
    'rgb(0,0,0));evil:(',
  ])('never lets %s reach the style sheet', (evil) => {
    const settings = {
      themColor: evil,
      topBackground: evil,
      topSelected: evil,
      topDefault: evil,
      bottomNavColor: evil,
      bottomFontColor: evil,
      bottomFilingColor: evil,
      bottomFilingFont: evil,
    };
    expect(themeCss(settings)).toBe(themeCss({}));
  });

  test('escapes the name of a scope', () => {
    expect(scopeSelector('yunzhou')).toBe('[data-theme-scope="yunzhou"]');
    expect(scopeSelector('"]{}</style>')).not.toContain('</style');
    expect(scopeSelector('"]{}')).toBe('[data-theme-scope="\\"]{}"]');
  });
});

describe('forced colours', () => {
  const pairs: Record<string, string[]> = {
    Canvas: ['CanvasText', 'LinkText', 'GrayText'],
    Highlight: ['HighlightText'],
    CanvasText: ['Canvas'],
  };

  test('every promise becomes a pair of the reader’s own palette', () => {
    for (const { token, on, kind } of promises) {
      for (const surface of on) {
        const ground = systemColor(surface.tint ? 'theme.tile' : surface.token) ?? '';
        const text = systemColor(token) ?? '';
        if (kind === 'text' || ground !== 'Canvas')
          expect.soft(pairs[ground], `${token} on ${surface.token}`).toContain(text);
        else expect.soft(text, `${token} on ${surface.token}`).toBe('CanvasText');
      }
    }
  });

  test('every colour but the scrim gives way to the reader’s palette', () => {
    const colors = tokenNames.filter((name) => /^(color|theme|header|footer|filing|focus)\./.test(name));
    expect(colors.filter((name) => !systemColor(name))).toEqual(['color.scrim'] satisfies TokenName[]);
  });
});
