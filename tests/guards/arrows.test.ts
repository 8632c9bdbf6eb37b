import { describe, expect, test } from 'vitest';
import { followImport, listSources, roomOf, type Source } from '../../scripts/sources.ts';

/** Who may know whom. `tests` may know everyone; nobody may know `tests`. */
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

/** A test may look at the support code and start what it tests. */
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
  const known = ['server/demo/load.ts', 'server/demo/accounts.ts'];
  const support = (path: string) => path.startsWith('server/testing/') || path === 'server/search/fixture.ts';

  test('is known to the rest of the server as what loads it and who may sign in, and as nothing else', () => {
    const inside = (path: string) => path.startsWith('server/demo/');
    const others = listSources().filter(
      (source) => source.path.startsWith('server/') && !inside(source.path) && !isTest(source) && !support(source.path),
    );
    const uses = others.flatMap((source) =>
      source.imports.map(({ specifier }) => [source.path, followImport(source.path, specifier) ?? ''] as const),
    );
    const ofDemo = uses.filter(([, target]) => inside(target));
    expect(ofDemo.length).toBeGreaterThan(0);
    expect(ofDemo.filter(([, target]) => !known.includes(target))).toEqual([]);
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
