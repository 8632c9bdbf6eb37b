import { paths } from '@yimen/contract/paths';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { listSources } from '../../scripts/sources.ts';

// Without a loader the server is never asked on client navigation, so the middleware that guards the
// layout does not run: a signed-out visitor reached a protected page that way.
describe('guards of the portal run on every navigation, because', () => {
  const modules = new Map(
    listSources()
      .filter((source) => source.path.startsWith('portal/'))
      .map((source) => [source.path, source]),
  );
  const guarding = [...modules.values()].filter((source) => source.exports.includes('middleware'));

  test('every route module with middleware has a loader', () => {
    expect(guarding.length).toBeGreaterThan(1);
    expect(guarding.filter((source) => !source.exports.includes('loader')).map((source) => source.path)).toEqual([]);
  });

  test('a layout that keeps its data from page to page stands around pages that have a loader themselves', () => {
    const guarded = routeTable.filter(({ guards }) => guards.length > 0);
    expect(guarded.length).toBeGreaterThan(3);
    const silent = guarded.filter(({ layout, file }) => {
      const shell = modules.get(`portal/shell/layouts/${layout}/layout.tsx`);
      const page = modules.get(`portal/${file}`);
      const asksItself = page?.exports.includes('loader');
      return shell?.exports.includes('shouldRevalidate') && !asksItself;
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('every guarded page stands in a layout with middleware', () => {
    const unguarded = routeTable.filter(({ guards, layout }) => {
      const shell = modules.get(`portal/shell/layouts/${layout}/layout.tsx`);
      return guards.length > 0 && !shell?.exports.includes('middleware');
    });
    expect(unguarded.map(({ name }) => name)).toEqual([]);
  });

  test('every page of the route table is a file', () => {
    expect(routeTable.map(({ file }) => `portal/${file}`).filter((file) => !modules.has(file))).toEqual([]);
  });
});

/** The beginning of a page's path, without its id. */
const places = Object.values(paths).flatMap((path) => (path === '/' ? [] : path.replace('/:id', '')));
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

function linesWith(pattern: RegExp, room: string): string[] {
  const code = listSources().filter(({ path }) => path.startsWith(`${room}/`) && !/\.test\.tsx?$/.test(path));
  expect(code.length).toBeGreaterThan(200);
  return code.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) && !isComment(line) ? `${path}: ${line.trim()}` : [])),
  );
}

test('no file of the portal spells the path of a page, which `contract/paths.ts` does', () => {
  expect(linesWith(new RegExp(`['"\`](${places.join('|')})(?=['"\`/?#])`), 'portal')).toEqual([]);
});

test.each(['portal', 'server'])('no file of %s asks by a pattern of its own where a path belongs', (room) => {
  const first = [...new Set(places.map((path) => path.split('/')[1]))];
  const asks = new RegExp(
    `\\^\\\\/(?:${first.join('|')})(?![\\w-])|startsWith\\(['"\`]/(?:${first.join('|')})(?![\\w-])`,
  );
  expect(linesWith(asks, room)).toEqual([]);
});
