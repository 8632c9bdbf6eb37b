import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Entry {
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Entry;
  routes: Record<string, Entry>;
}

const opening = 'window.__reactRouterManifest=';

/** Writes the browser's list of routes shorter: it comes with every first load and names each file many times. */
export async function lightenManifest(build: string): Promise<void> {
  for (const name of globSync('client/assets/manifest-*.js', { cwd: build })) {
    const file = path.join(build, name);
    const code = await readFile(file, 'utf8');
    if (!code.startsWith(opening)) continue;
    const always = parse(code).routes.root?.css ?? [];
    await writeFile(file, lightManifest(withPlainNames(code, always)));
    for (const script of globSync('server/**/*.js', { cwd: build })) {
      const server = path.join(build, script);
      await writeFile(server, withPlainNames(await readFile(server, 'utf8'), always));
    }
  }
}

/**
 * The router marks a style sheet that a lazy piece shares with `#`, lest it goes with its route; the piece then
 * fetches it again. The root's never go.
 */
export function withPlainNames(code: string, always: readonly string[]): string {
  return always
    .filter((file) => file.endsWith('#'))
    .reduce((text, file) => text.replaceAll(`"${file}"`, `"${file.slice(0, -1)}"`), code);
}

function parse(code: string): Manifest {
  return JSON.parse(code.slice(opening.length).replace(/;\s*$/, ''));
}

/**
 * The same list with each file named once, and without what a route's parents bring already: nothing is fetched or
 * linked twice anyway.
 */
export function lightManifest(code: string): string {
  const manifest = parse(code);
  const { entry, routes } = manifest;
  const lists = Object.entries(routes).map(([id, route]) => {
    const above = parentsOf(route, routes);
    const imports = new Set([entry, ...above].flatMap((one) => [one.module, ...(one.imports ?? [])]));
    const css = new Set(above.flatMap((one) => one.css ?? []));
    return {
      id,
      imports: (route.imports ?? []).filter((file) => !imports.has(file)),
      css: (route.css ?? []).filter((file) => !css.has(file)),
    };
  });
  const files = byUse(lists.flatMap(({ imports, css }) => [...imports, ...css]));
  const place = new Map(files.map((file, index) => [file, index]));
  const numbers = (names: string[]) => names.map((name) => place.get(name));
  const light = lists.map(({ id, imports, css }) => [
    id,
    { ...routes[id], imports: numbers(imports).sort((one = 0, other = 0) => one - other), css: numbers(css) },
  ]);
  const short = JSON.stringify({ ...manifest, routes: Object.fromEntries(light) });
  return `${opening}${short};(f=>{for(const r of Object.values(${opening.slice(0, -1)}.routes))for(const k of["imports","css"])r[k]=r[k].map(n=>f[n])})(${JSON.stringify(files.join(' '))}.split(" "));`;
}

function parentsOf({ parentId }: Entry, routes: Manifest['routes']): Entry[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent ? [parent, ...parentsOf(parent, routes)] : [];
}

/** Each once, the most used first: small numbers are short. */
function byUse(names: string[]): string[] {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses.keys()].sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
}
