import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { iconOf, namesOf, withoutKeys } from './light-icons.ts';

const code = readFileSync(new URL('../ui/icon/icons.ts', import.meta.url), 'utf8');

test('every icon has a module of its own', () => {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(100);
  const light = namesOf(code);
  for (const name of names) {
    expect(light).toMatch(new RegExp(`^export \\{ ${name} \\} from "[^"]+\\?icon=${name}";$`, 'm'));
  }
});

test('an icon’s module imports its one drawing, and keeps that it turns round', () => {
  expect(iconOf(code, 'SendIcon')).toBe(
    [
      "import { Send } from 'lucide-react';",
      "import { makeIcon } from './makeIcon.tsx';",
      'export const SendIcon = /* @__PURE__ */ makeIcon(Send, true);\n',
    ].join('\n'),
  );
});

test('an icon that does not exist is said by name', () => {
  expect(() => iconOf(code, 'NoIcon')).toThrow('NoIcon');
});

test('the drawings have what is drawn, and no keys', () => {
  const drawing = readFileSync(createRequire(import.meta.url).resolve('lucide-react/icons/send'), 'utf8');
  expect(drawing).toContain('key: ');
  const light = withoutKeys(drawing);
  expect(light).not.toContain('key');
  expect(light.match(/\bd: "/g)).toEqual(drawing.match(/\bd: "/g));
});
