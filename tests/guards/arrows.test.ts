import { describe, expect, test } from 'vitest';
import { followImport, listSources, roomOf, type Source } from '../../scripts/sources.ts';

/** Which folders a folder may import. `tests` may import all; none may import `tests`. */
const arrows: Record<string, readonly string[]> = {
  tokens: [],
  ui: ['tokens'],
  contract: [],
  portal: ['ui', 'contract'],
  server: ['contract'],
  stories: ['tokens', 'ui', 'contract', 'portal', '.storybook'],
  scripts: ['tokens', 'ui', 'contract', 'server'],
  '.storybook': ['tokens', 'ui', 'scripts'],
};

const onlyInUi = /^(@radix-ui\/|react-aria($|\/)|react-stately($|\/)|@react-aria\/|@dnd-kit\/|lucide-react($|\/))/;

/** A test may import the support code and the programs that it starts. */
function isTest(source: Source): boolean {
  return /\.test\.tsx?$/.test(source.path) || source.path.startsWith('tests/');
}

function importsBetweenRooms(sources: readonly Source[]) {
  return sources.flatMap((source) =>
    source.imports.flatMap(({ specifier, line }) => {
      const target = followImport(source.path, specifier);
      if (!target || roomOf(target) === roomOf(source.path)) return [];
      return [{ from: roomOf(source.path), to: roomOf(target), at: `${source.path}:${line} imports ${specifier}` }];
    }),
  );
}

describe('arrows between the rooms', () => {
  const code = listSources().filter((source) => !isTest(source) && source.path.includes('/'));

  test('point only where the plan of the house draws them', () => {
    const crossing = importsBetweenRooms(code);
    expect(crossing.length, 'the guard sees imports between rooms').toBeGreaterThan(20);
    const wrong = crossing.filter(({ from, to }) => !(arrows[from] ?? []).includes(to));
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  test('start in every room that has code', () => {
    const rooms = new Set(code.map((source) => roomOf(source.path)));
    expect([...rooms].filter((room) => !(room in arrows))).toEqual([]);
  });
});

describe('the demo', () => {
  const support = (path: string) => path.startsWith('server/testing/') || path === 'server/search/fixture.ts';

  test('is no part of a program that runs without it: what starts the server imports it when it is asked for', () => {
    const others = listSources().filter(
      (source) => /^(server|portal|contract)\/(?!demo\/)/.test(source.path) && !isTest(source) && !support(source.path),
    );
    const naming = others.flatMap(({ path, text }) =>
      [...text.matchAll(/.*['"`][./]+demo\/.*/g)].map(([line]) => `${path}: ${line.trim()}`),
    );
    expect(naming.length).toBeGreaterThan(0);
    const allowed = /^server\/serve\.ts: .*await import\('\.\/demo\/|^server\/commands\/main\.ts: .*addDrawings\(/;
    expect(naming.filter((line) => !allowed.test(line))).toEqual([]);
  });
});

describe('packages that only ui may know', () => {
  const uses = listSources().flatMap((source) =>
    source.imports
      .filter(({ specifier }) => onlyInUi.test(specifier))
      .map(({ specifier, line }) => ({ room: roomOf(source.path), at: `${source.path}:${line} imports ${specifier}` })),
  );

  test('are used there', () => {
    expect(uses.filter(({ room }) => room === 'ui').length).toBeGreaterThan(2);
  });

  test('are used nowhere else', () => {
    expect(uses.filter(({ room }) => room !== 'ui').map(({ at }) => at)).toEqual([]);
  });
});
