import { expect, test } from 'vitest';
import { followImport, listSources, workspaces } from '../../scripts/sources.ts';

type Graph = Map<string, Set<string>>;

function graphOf(nodeOf: (file: string) => string): Graph {
  const graph: Graph = new Map();
  // Tests, their fixtures and the conformance suite import their subject from outside, so they are left out.
  const running = listSources().filter(
    ({ path }) => !/\.test\.tsx?$|\/fixture\.ts$|^ui\/internals\/testing\//.test(path),
  );
  for (const source of running) {
    const from = nodeOf(source.path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { specifier } of source.imports) {
      const target = followImport(source.path, specifier);
      if (target && nodeOf(target) !== from) targets.add(nodeOf(target));
    }
  }
  return graph;
}

/** The folders that hold several subjects; the shared code of features is a layer below all features. */
const shelves =
  /^(?:ui\/(?:mobile|internals)|portal\/(?:features|shell|parts|lib))\/[^/]+(?:(?<=features\/[^/]+)\/shared)?/;

/** A folder or file directly inside a workspace, or a folder inside one that holds several subjects. */
function subjectOf(file: string): string {
  const [room = '', folder = ''] = file.split('/');
  if (!workspaces.some((workspace) => workspace === room)) return file;
  // The description of a feature's pages does not import the feature.
  if (/^portal\/(?:features\/[^/]+|shell\/pages)\/page\.ts$/.test(file)) return file;
  return shelves.exec(file)?.[0] ?? `${room}/${folder}`;
}

/** A cycle of the graph as a readable path, or undefined. */
function findCycle(graph: Graph): string | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(node: string): string | undefined {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node].join(' → ');
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(node);
    return undefined;
  }
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return undefined;
}

test('the search finds a cycle where there is one', () => {
  const graph: Graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCycle(graph)).toBe('b → c → b');
});

test('no file imports itself through others', () => {
  const graph = graphOf((file) => file);
  expect(graph.size).toBeGreaterThan(50);
  expect(findCycle(graph)).toBeUndefined();
});

test('no folder of a package needs another that needs it', () => {
  const graph = graphOf(subjectOf);
  expect(graph.size).toBeGreaterThan(20);
  expect(findCycle(graph)).toBeUndefined();
});
