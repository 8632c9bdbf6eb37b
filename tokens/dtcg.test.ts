import { describe, expect, test } from 'vitest';
import { exportTheme, importTheme, writeTokens } from './dtcg.ts';
import { makeTheme, type ThemeMode } from './makeTheme.ts';
import { jiangcheng } from './themes/jiangcheng.ts';

type Json = { [key: string]: Json } & { $value?: unknown; $type?: string; $extensions?: unknown };

function exported(settings = {}, mode: ThemeMode = {}): Json {
  return JSON.parse(JSON.stringify(exportTheme(settings, mode)));
}

const modes: ThemeMode[] = [
  {},
  { scheme: 'dark' },
  { care: true },
  { scheme: 'dark', care: true, gray: true, narrow: true, reducedMotion: true },
  { moreContrast: true, narrow: true },
];

describe('Design Tokens', () => {
  test.each(modes)('go out and come back exactly in mode %o', (mode) => {
    for (const settings of [{}, jiangcheng, { themColor: '#ffff00', topBackground: '#808080' }]) {
      const document = exported(settings, mode);
      const back = importTheme(document);
      expect(back.tokens).toEqual(makeTheme(settings, mode).tokens);
      const { pairs, moved } = makeTheme(settings, mode);
      expect(back).toMatchObject({ settings, mode, pairs, moved, problems: [] });
      expect(writeTokens(back.tokens, back.settings, back.mode)).toEqual(document);
    }
  });

  test('say colour, dimension, shadow and curve in the format’s own words', () => {
    const document = exported();
    expect(document.theme?.main).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0, 122 / 255, 1], alpha: 1, hex: '#007aff' },
    });
    expect(document.space?.['16']?.$value).toEqual({ value: 16, unit: 'px' });
    expect(document.text?.body?.size?.$value).toEqual({ value: 16, unit: 'px' });
    expect(document.motion?.enter?.$value).toEqual([0.2, 0, 0, 1]);
    expect(document.shadow?.floating?.$type).toBe('shadow');
    expect(document.color?.ink?.$description).toContain('Promises 4.5 : 1');
  });

  test('take a changed value, also where exact CSS stands beside it', () => {
    const document = exported();
    Object.assign(document.theme?.text ?? {}, { $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 1 } });
    Object.assign(document.text?.body?.size ?? {}, { $value: { value: 18, unit: 'px' } });
    Object.assign(document.stroke?.line ?? {}, { $value: { value: 2, unit: 'px' } });
    const { tokens } = importTheme(document);
    expect(tokens['theme.text']).toBe('#ff0000');
    expect(tokens['text.body.size']).toBe('max(calc(18 * var(--ym-unit)), calc(12px / var(--ym-zoom)))');
    expect(tokens['stroke.line']).toBe('calc(2 * var(--ym-unit))');
  });

  test.each([
    ['a pale text', 'text', '#9fd0ff', 'theme.text on color.surface', '#9fd0ff'],
    ['a text that lets its ground through', 'text', '#0060c980', 'theme.text on color.surface', '#7fafe4'],
    ['a strong tint under texts', 'shade08', '#007affcc', 'theme.text on theme.shade08 over color.surface', '#0060c9'],
  ] as const)('are judged again when they come back: %s', (_, token, $value, name, text) => {
    const document = exported();
    Object.assign(document.theme?.[token] ?? {}, { $value });
    const broken = importTheme(document).pairs.filter(({ ratio, promised }) => ratio < promised);
    expect(broken.find((pair) => pair.name === name)?.text).toBe(text);
  });

  test('no longer report a move that a design tool has undone', () => {
    const document = exported();
    Object.assign(document.theme?.text ?? {}, { $value: '#007aff' });
    const tokens = (theme: { moved: { token: string }[] }) => theme.moved.map(({ token }) => token);
    expect(tokens(makeTheme({}))).toContain('theme.text');
    expect(tokens(importTheme(document))).not.toContain('theme.text');
  });

  test('go out and come back with a setting that is no colour, and the warning about it', () => {
    const document = exported({ themColor: 'red;}body{' });
    const back = importTheme(document);
    expect(back).toMatchObject({ settings: { themColor: 'red;}body{' }, tokens: makeTheme({}).tokens, problems: [] });
    expect(back.warnings.map(({ setting }) => setting)).toEqual(['themColor']);
  });

  test.each([
    ['a colour that closes the rule', { $value: 'red;}body{' }],
    ['a wrong type', { $type: 'dimension', $value: { value: 1, unit: 'px' } }],
    ['components outside their range', { $value: { colorSpace: 'srgb', components: [2, 0, 0] } }],
    ['another colour space', { $value: { colorSpace: 'lab', components: [1, 0, 0] } }],
    ['CSS beside a value', { $value: 'no', $extensions: { 'cn.yimen.tokens': { css: 'red;}' } } }],
    ['nothing', null],
  ])('refuse %s and keep the theme’s own value', (_, token) => {
    const document = exported();
    Object.assign(document.theme ?? {}, { text: token && { $type: 'color', ...token } });
    const { tokens, problems } = importTheme(document);
    expect(tokens).toEqual(makeTheme({}).tokens);
    expect(problems).toEqual(['theme.text is missing or not a color.']);
  });

  test('refuse a font family that is more than names', () => {
    const document = exported();
    Object.assign(document.font?.body ?? {}, { $value: ['Arial', 'x";}body{'] });
    expect(importTheme(document).tokens).toEqual(makeTheme({}).tokens);
  });

  test.each([[[]], ['text'], [null], [7]])('refuse %o as a document', (document) => {
    expect(() => importTheme(document)).toThrow('A design tokens file is one JSON object.');
  });
});
