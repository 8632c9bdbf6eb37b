import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/sources.ts';

function run(script: string, ...words: string[]) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  return spawnSync(process.execPath, [path.join('scripts', script), ...words], { cwd: root, env, encoding: 'utf8' });
}

test('without a token the command says in one sentence what it needs, and fails', () => {
  const { status, stderr, stdout } = run('chromatic.ts');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('CHROMATIC_PROJECT_TOKEN')]);
});

test('comparing pictures refuses an option that it does not know', () => {
  const { status, stderr } = run('test-visual.ts', '--upadte');
  expect(status).toBe(2);
  expect(stderr).toContain('--upadte');
});

test('what TurboSnap cannot trace is named by patterns that match files', () => {
  const { externals, buildScriptName } = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(scripts).toHaveProperty(buildScriptName);
  const dead = externals.filter((pattern: string) => globSync(pattern, { cwd: root }).length === 0);
  expect(dead).toEqual([]);
});
