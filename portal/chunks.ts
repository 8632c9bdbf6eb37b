import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './shell/routes.ts';

type Site = 'desk' | 'phone';

/** By route id: the outermost layouts of each site's pages, and the pages most visits begin with. */
const siteOf: Readonly<Record<string, Site>> = {
  'layout-default': 'desk',
  'layout-pctpl2': 'desk',
  'layout-mobile': 'phone',
};
const homes: readonly string[] = ['home', 'mobile-home'];

/** The part of the bundler's module graph that the groups are computed from. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Route {
  /** None for pages of both sites, such as sign-in. */
  site: Site | undefined;
  /** A home, or a layout that one stands in. */
  comesWithHome: boolean;
  isLayout: boolean;
  imports: ReadonlySet<string>;
}

/** All modules that a file of `shell/` imports, directly or not. */
function importsOf(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(path.join(import.meta.dirname, 'shell', file));
  return found;
}

function readRoutes(entries: readonly RouteConfigEntry[], graph: Graph, above?: Site): Route[] {
  return entries.flatMap(({ id = '', file, children = [] }) => {
    const site = above ?? siteOf[id];
    const below = readRoutes(children, graph, site);
    const comesWithHome = homes.includes(id) || below.some((route) => route.comesWithHome);
    return [{ site, comesWithHome, isLayout: below.length > 0, imports: importsOf(file, graph) }, ...below];
  });
}

interface Reach {
  root: ReadonlySet<string>;
  routes: readonly Route[];
}

let reach: Reach | undefined;

function reachOf(graph: Graph): Reach {
  reach ??= {
    root: new Set([...importsOf('root.tsx', graph), ...importsOf('entry.client.tsx', graph)]),
    routes: readRoutes(routes, graph),
  };
  return reach;
}

/**
 * `shell` for what every page imports, or what a home shares with pages of the other site; `desk` and `phone` for what
 * a home shares with its own site; nothing for what one page imports alone or no home does: the bundler decides that.
 */
function groupOf(id: string, graph: Graph): 'shell' | Site | null {
  const { root, routes } = reachOf(graph);
  if (root.has(id)) return 'shell';
  const users = routes.filter(({ imports }) => imports.has(id));
  const first = users.find((route) => route.comesWithHome);
  if (!first?.site) return null;
  if (users.some(({ site }) => site !== first.site)) return 'shell';
  return first.isLayout || users.length > 1 ? first.site : null;
}

/**
 * Few files before a home hydrates, and no rule for single files of ours: the framework, the icons, and what the
 * module graph says is shared.
 */
export const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 2 },
  // First, for a group takes along what its modules import.
  {
    name: (id: string, graph: Graph) => (groupOf(id, graph) === 'shell' ? 'shell' : null),
    priority: 1,
  },
  { name: groupOf },
];
