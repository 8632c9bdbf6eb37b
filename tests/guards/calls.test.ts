import { areas } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { listSources } from '../../scripts/sources.ts';

/** Every call by the name under which its area exports it. */
const calls = new Map(
  Object.values(areas).flatMap((area) =>
    Object.entries(area).flatMap(([name, value]): [string, Endpoint][] =>
      typeof value === 'object' && value !== null && 'access' in value ? [[name, value as Endpoint]] : [],
    ),
  ),
);

/** Names that a module takes from the contract to use them, and not as types alone. */
function takenBy({ path, text }: { path: string; text: string }): string[] {
  const { module } = parseSync(path, text);
  return module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@yimen/contract/'))
    .flatMap(({ entries }) =>
      entries.flatMap(({ importName, localName, isType }) => {
        if (isType) return [];
        if (importName.kind === 'Name') return importName.name ?? [];
        return [...text.matchAll(new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      }),
    );
}

test('every call is made by a page of the portal, or says who else makes it and why', () => {
  const portal = listSources().filter(({ path }) => path.startsWith('portal/') && !/\.test\.tsx?$/.test(path));
  const taken = new Set(portal.flatMap(takenBy));
  expect(calls.size).toBeGreaterThan(80);
  const unused = [...calls].filter(([name]) => !taken.has(name));
  expect(unused.map(([name]) => name).sort(), 'what no page calls').toEqual(
    [...calls].flatMap(([name, { calledBy }]) => (calledBy ? [name] : [])).sort(),
  );
  for (const [name, { calledBy = '' }] of unused) expect(calledBy.length, name).toBeGreaterThan(30);
});
