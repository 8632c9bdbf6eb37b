import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forBrowser } from './light-table.ts';

test('the browser’s route table names no file, and loses nothing else', () => {
  const code = readFileSync(new URL('./routes/table.ts', import.meta.url), 'utf8');
  const light = forBrowser(code);
  expect(code).toMatch(/file: '/);
  expect(light).not.toMatch(/file: '/);
  expect(light.match(/path: '\//g)).toHaveLength(code.match(/path: '\//g)?.length ?? 0);
});
