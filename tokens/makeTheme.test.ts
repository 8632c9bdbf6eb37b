import { describe, expect, test } from 'vitest';
import { fromHex } from './color.ts';
import { contrast } from './contrast.ts';
import { purposeOf } from './descriptions.ts';
import { makeTheme, type ThemeMode } from './makeTheme.ts';
import { toward } from './move.ts';
import { toOklch } from './oklch.ts';
import { promises } from './promises.ts';
import { jiangcheng } from './themes/jiangcheng.ts';
import { mingde } from './themes/mingde.ts';
import { yunzhou } from './themes/yunzhou.ts';
import { tokenNames } from './vocabulary.ts';

const modes: ThemeMode[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [false, true].flatMap((care) => [false, true].map((gray) => ({ scheme, care, gray }))),
);

describe('makeTheme', () => {
  test.each([
    ['#007aff', { solid: '#0071ed', onSolid: '#ffffff', hover: '#0066d5', pressed: '#005dc2', text: '#0060c9' }],
    ['#b3261e', { solid: '#b3261e', onSolid: '#ffffff', text: '#b3261e' }],
    ['#0b7a75', { solid: '#0b7a75', onSolid: '#ffffff', text: '#0a6e69' }],
    ['#ffd400', { solid: '#ffd400', onSolid: '#1b2028', text: '#826c00' }],
    ['#f59e0b', { solid: '#f59e0b', onSolid: '#1b2028', text: '#915d06' }],
    ['#7cb342', { solid: '#7cb342', onSolid: '#1b2028', text: '#4e712a' }],
    ['#e91e63', { solid: '#e41d61', onSolid: '#ffffff', text: '#ba184f' }],
    ['#6a3fb5', { solid: '#6a3fb5', onSolid: '#ffffff', text: '#6a3fb5' }],
    ['#1d1d1f', { solid: '#1d1d1f', onSolid: '#ffffff', text: '#1d1d1f' }],
  ])('reaches the design’s colours from %s', (themColor, expected) => {
    const { tokens } = makeTheme({ themColor });
    const made = Object.fromEntries(Object.keys(expected).map((name) => [name, tokens[`theme.${name as 'solid'}`]]));
    expect(made).toEqual(expected);
  });

  test('lightens text by night until it is read on tiles of every ground', () => {
    const text = (themColor: string) => makeTheme({ themColor }, { scheme: 'dark' }).tokens['theme.text'];
    // The design has #3395ff and #4d9e9a, which are below 4.5 : 1 on a tile or tag of a raised panel.
    expect(text('#007aff')).toBe('#3b99ff');
    expect(text('#0b7a75')).toBe('#52a19d');
  });

  test.each([
    ['mingde', mingde],
    ['jiangcheng', jiangcheng],
    ['yunzhou', yunzhou],
  ])('leaves the bars of %s as they were given', (_, settings) => {
    const { tokens, warnings } = makeTheme(settings);
    expect(warnings).toEqual([]);
    expect(tokens).toMatchObject({
      'theme.main': settings.themColor,
      'header.background': settings.topBackground,
      'header.selected': settings.topSelected,
      'header.text': settings.topDefault,
      'footer.background': settings.bottomNavColor,
      'footer.text': settings.bottomFontColor,
      'filing.background': settings.bottomFilingColor,
      'filing.text': settings.bottomFilingFont,
    });
  });

  test('gives the shades exactly as alpha suffixes of the theme colour', () => {
    const { tokens } = makeTheme({ themColor: 'rgb(0 122 255)' });
    const suffixes = ['04', '06', '08', '10', '12', '16', '20', '30', '40', '60'] as const;
    const shades = suffixes.map((suffix) => tokens[`theme.shade${suffix}`]);
    expect(shades).toEqual(
      ['0a', '0f', '14', '1a', '1f', '29', '33', '4d', '66', '99'].map((alpha) => `#007aff${alpha}`),
    );
  });

  test('gives every token a value in every mode', () => {
    for (const mode of modes) {
      const { tokens } = makeTheme({}, mode);
      expect(Object.keys(tokens)).toEqual([...tokenNames]);
      expect(tokenNames.filter((name) => !tokens[name])).toEqual([]);
    }
  });

  test('reports what it moved, from where, and which contrast asked for it', () => {
    const { moved } = makeTheme({ themColor: '#007aff' });
    expect(moved).toContainEqual({
      token: 'theme.solid',
      from: '#007aff',
      to: '#0071ed',
      surface: 'theme.onSolid',
      ratio: 4.01,
      promised: 4.5,
      judged: 'as shown',
    });
    expect(makeTheme({ themColor: '#ffd400' }, { scheme: 'dark' }).moved).toEqual([]);
  });

  test('moves no further than a hundredth of the way beyond what the promise needs', () => {
    const { moved } = makeTheme({ themColor: '#e6c200', topBackground: '#e6c200', topDefault: '#ffffff' });
    expect(moved.map(({ token }) => token)).toEqual(
      expect.arrayContaining(['theme.text', 'header.text', 'focus.ring']),
    );
  });

  test('gives a reason for every move in every mode: a ratio below its promise', () => {
    for (const settings of [{}, mingde, { themColor: '#696bec', topBackground: '#808080', topDefault: '#2ad151' }]) {
      for (const mode of modes) {
        const { tokens, moved } = makeTheme(settings, mode);
        expect(moved.filter(({ ratio, promised }) => ratio >= promised)).toEqual([]);
        expect(moved.filter(({ token, to }) => tokens[token] !== to)).toEqual([]);
        expect(new Set(moved.map(({ token }) => token)).size).toBe(moved.length);
        if (!mode.gray) expect(moved.map(({ judged }) => judged)).not.toContain('in colour');
      }
    }
  });

  test('falls back to the default colour with a warning when a setting is no colour', () => {
    const bad = makeTheme({ themColor: 'red;}body{display:none', topBackground: 'url(//x)' });
    expect(bad.tokens).toEqual(makeTheme({}).tokens);
    expect(bad.warnings.map(({ setting }) => setting)).toEqual(['themColor', 'topBackground']);
    expect(bad.warnings[0]?.message).toBe('"red;}body{display:none" is not a colour; the default is used');
  });

  test('draws a translucent setting as on white, and says so', () => {
    const { tokens, warnings } = makeTheme({ themColor: '#0000ff80' });
    expect(tokens['theme.main']).toBe('#7f7fff');
    expect(warnings[0]?.message).toContain('drawn as #7f7fff');
  });

  test('survives settings that are not even text', () => {
    const settings = JSON.parse('{"themColor": 7, "topBackground": {}, "topSelected": null, "__proto__": {"x": 1}}');
    expect(makeTheme(settings).warnings.map(({ setting }) => setting)).toEqual(['themColor', 'topBackground']);
  });

  test('shows a hovered and a pressed state on any main button', () => {
    for (const themColor of ['#000000', '#ffffff', '#0a0a0a', '#f8f8f8', '#007aff', '#ffff00', '#1d1d1f']) {
      const { tokens } = makeTheme({ themColor });
      const fills = [tokens['theme.solid'], tokens['theme.hover'], tokens['theme.pressed']];
      expect(new Set(fills).size).toBe(3);
    }
  });

  test('draws a border round a main button that is too pale or too dark to be seen', () => {
    expect(makeTheme({ themColor: '#007aff' }).tokens['theme.solidBorder']).toBe('#00000000');
    const pale = makeTheme({ themColor: '#fffbe0' }).tokens;
    expect(contrast(fromHex(pale['theme.solidBorder']), fromHex(pale['color.paper']))).toBeGreaterThan(3);
    const dark = makeTheme({ themColor: '#101418' }, { scheme: 'dark' }).tokens;
    expect(contrast(fromHex(dark['theme.solidBorder']), fromHex(dark['color.surface']))).toBeGreaterThan(3);
  });

  test('raises text and control sizes in care mode, and never draws text under 12 px', () => {
    const plain = makeTheme({}).tokens;
    const care = makeTheme({}, { care: true }).tokens;
    expect(plain['text.body.size']).toBe('max(calc(16 * var(--ym-unit)), calc(12px / var(--ym-zoom)))');
    expect(care['text.body.size']).toBe('max(calc(24 * var(--ym-unit)), calc(12px / var(--ym-zoom)))');
    expect(plain['control.medium']).toBe('calc(40 * var(--ym-unit))');
    expect(care['control.medium']).toBe('calc(56 * var(--ym-unit))');
    expect(care['control.small']).toBe('max(calc(44 * var(--ym-unit)), calc(44px / var(--ym-zoom)))');
  });

  test('stops movement for a reader who asked for less', () => {
    const { tokens } = makeTheme({}, { reducedMotion: true });
    expect(tokens['motion.distance']).toBe('0');
    expect(Number.parseInt(tokens['motion.slow'], 10)).toBeLessThanOrEqual(120);
  });
});

describe('vocabulary', () => {
  test('has the layers, breakpoints and measures of the specification', () => {
    const { tokens } = makeTheme({});
    const values = (group: string) =>
      Object.fromEntries(tokenNames.filter((name) => name.startsWith(group)).map((name) => [name, tokens[name]]));
    expect(values('breakpoint.')).toEqual({ 'breakpoint.mobile': '900px', 'breakpoint.compact': '1200px' });
    expect(values('size.')).toEqual({
      'size.main': 'calc(1200 * var(--ym-unit))',
      'size.header': 'calc(68 * var(--ym-unit))',
      'size.footer': 'calc(221 * var(--ym-unit))',
      'size.filing': 'calc(38 * var(--ym-unit))',
    });
    const layers = Object.entries(values('layer.')).map(([name, value]) => [name, Number(value)] as const);
    expect(layers.map(([, level]) => level)).toEqual(layers.map(([, level]) => level).toSorted((a, b) => a - b));
    expect(layers.slice(-3)).toEqual([
      ['layer.assistant', 1000],
      ['layer.dialog', 2000],
      ['layer.toast', 3000],
    ]);
  });

  test('every token has a one-line description in two languages', () => {
    const poor = tokenNames.filter((name) => !purposeOf(name).every((text) => text.length > 1 && !text.includes('\n')));
    expect(poor).toEqual([]);
  });

  test('every colour that carries text, a control or focus has a promise', () => {
    const promised = new Set<string>(promises.map(({ token }) => token));
    const carriers = tokenNames.filter((name) =>
      /(^|\.)(on[A-Z]\w+|text|ink\w*|selected|ring|\w+Ring|control|\w+Border)$/.test(name),
    );
    const free = ['color.errorRing'];
    expect(carriers.filter((name) => !promised.has(name) && !free.includes(name))).toEqual([]);
  });
});

describe('moving a colour', () => {
  test('holds the hue within 8° in OKLCH', () => {
    for (const hex of ['#0000ff', '#007aff', '#ff00ff', '#e6c200', '#00ad00', '#b3261e', '#6a3fb5']) {
      const color = fromHex(hex);
      const given = toOklch(color)[2];
      for (const end of ['black', 'white'] as const) {
        for (let share = 0.1; share < 0.9; share += 0.1) {
          const [, chroma, hue] = toOklch(toward(color, end, share));
          const drift = Math.abs(((hue - given + 540) % 360) - 180);
          // Near gray, a difference of one in a channel already changes the hue.
          if (chroma > 0.05) expect(drift).toBeLessThan(9.5);
        }
      }
    }
  });
});
