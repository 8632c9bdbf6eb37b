import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('reads a settings file, also with the settings under "theme"', () => {
    const settings = { themColor: 'teal', topBackground: '#102030' };
    const flat = theme(file('flat.json', settings), '--json');
    expect(JSON.parse(flat.stdout).tokens['header.background']).toBe('#102030');
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
