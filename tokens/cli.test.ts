import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromHex } from './color.ts';
import { contrast } from './contrast.ts';
import type { Pair } from './judge.ts';
import { tokenNames } from './vocabulary.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yimen-theme-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function theme(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'cli.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function file(name: string, content: unknown): string {
  const target = path.join(folder, name);
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  return target;
}

describe('npm run theme', () => {
  test('prints tokens, promises and moves for a colour', () => {
    const { status, stdout } = theme('#e6c200');
    expect(status).toBe(0);
    expect(stdout).toContain('theme.text');
    expect(stdout).toMatch(/Promises: (\d+) pairs, \1 kept/);
    expect(stdout).toMatch(/theme\.text: #e6c200 reaches 1\.\d\d : 1 on .*, promised 4\.5 : 1; drawn as #[\da-f]{6}/);
  });

  test('prints JSON with six-digit colours as drawn, and nothing else', () => {
    const { status, stdout, stderr } = theme('#e6c200', '--json', '--dark', '--care');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { tokens, pairs, moved } = JSON.parse(stdout);
    expect(Object.keys(tokens)).toEqual([...tokenNames]);
    const colors = Object.entries(tokens).filter(([name]) => /^(color|theme|header|footer|filing|focus)\./.test(name));
    expect(colors.filter(([, value]) => !/^#[\da-f]{6}$/.test(String(value)))).toEqual([]);
    for (const pair of pairs) {
      expect(Object.keys(pair)).toEqual(['name', 'text', 'surface', 'ratio', 'promised']);
      expect(pair.ratio).toBeGreaterThanOrEqual(pair.promised);
    }
    expect(moved.length).toBeGreaterThan(0);
  });

  test('gives the colours of memorial grey as drawn: in shades of grey, with the ratio between them', () => {
    const { tokens, pairs, moved } = JSON.parse(theme('#e6c200', '--json', '--grey').stdout);
    const hexes: string[] = [tokens['theme.solid'], ...pairs.flatMap(({ text, surface }: Pair) => [text, surface])];
    hexes.push(...moved.map(({ to }: { to: string }) => to));
    expect(hexes.filter((hex) => !/^#([\da-f]{2})\1\1$/.test(hex))).toEqual([]);
    for (const { text, surface, ratio } of pairs) {
      const exact = contrast(fromHex(text), fromHex(surface));
      expect(exact).toBeGreaterThanOrEqual(ratio);
      expect(exact).toBeLessThan(ratio + 0.0101);
    }
  });

  test('prints what it judged of an imported file, not what it would have made', () => {
    const document = JSON.parse(theme('#007aff', '--dtcg', '-').stdout);
    document.theme.text.$value = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.25 };
    const { status, stdout, stderr } = theme('--import', file('changed.json', document), '--json');
    const pair = JSON.parse(stdout).pairs.find(({ name }: Pair) => name === 'theme.text on color.surface');
    expect(status).toBe(1);
    expect(pair).toMatchObject({ text: '#bfbfbf', surface: '#ffffff', ratio: 1.83, promised: 4.5 });
    expect(stderr).toContain('theme.text on color.surface reaches 1.83 : 1, promised 4.5 : 1.');
    expect(stderr).not.toContain('    at ');
  });

  test('warns beside the output about a colour that lets light through', () => {
    const { status, stdout, stderr } = theme('#0000ff80', '--json');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'themColor: "#0000ff80" lets light through; it is drawn as #7f7fff, as on white.\n',
    });
    expect(JSON.parse(stdout).tokens['theme.main']).toBe('#7f7fff');
  });

  test('reads a settings file, also with the settings under "theme"', () => {
    const settings = { themColor: 'teal', topBackground: '#102030' };
    const flat = theme(file('flat.json', settings), '--json');
    expect(JSON.parse(flat.stdout).tokens['header.background']).toBe('#102030');
    expect(theme(file('mark.json', `\uFEFF${JSON.stringify(settings)}`), '--json').stdout).toBe(flat.stdout);
    expect(theme(file('nested.json', { key: 'x', theme: settings }), '--json').stdout).toBe(flat.stdout);
  });

  test('writes Design Tokens and reads them back', () => {
    const target = path.join(folder, 'tokens.json');
    expect(theme('#e6c200', '--dark', '--dtcg', target).status).toBe(0);
    const again = theme('--import', target, '--dtcg', '-');
    expect(again).toEqual({ status: 0, stderr: '', stdout: readFileSync(target, 'utf8') });
  });

  test.each([
    ['red;}body{…', 'The colour "red;}body{…" is not a colour. '],
    ['url(x)', 'The colour "url(x)" is not a colour. '],
    ['', 'The colour "" is not a colour. '],
    ['f'.repeat(50_000), `The colour "${'f'.repeat(60)}…" is not a colour. `],
  ])('refuses %s with a sentence and exit code 1', (given, sentence) => {
    const { status, stdout, stderr } = theme(given, '--json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    ['absent.json', undefined, 'cannot be read'],
    ['broken.json', '{', 'is not JSON'],
    ['list.json', '[]', 'does not hold a JSON object'],
    ['bad.json', { topBackground: 'bleu' }, 'topBackground "bleu" is not a colour'],
    ['unknown.json', { themeColor: 'red' }, 'themeColor is not a setting'],
  ])('refuses %s with a sentence and exit code 1', (name, content, sentence) => {
    const target = content === undefined ? path.join(folder, name) : file(name, content);
    const { status, stdout, stderr } = theme(target);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  test('explains itself when nothing or too much is given', () => {
    expect(theme().stderr).toContain('Give one colour or one settings file.');
    expect(theme('red', 'blue').status).toBe(1);
    expect(theme('red', '--bright').stderr).toContain('--bright');
    expect(theme('--help').stdout).toContain('Usage:');
  });
});
