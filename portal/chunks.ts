import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { pages as homes } from './features/home/page.ts';
import { pageSiteOf } from './shell/routes/match.ts';
import { routeTable } from './shell/routes/table.ts';
import routes from './shell/routes.ts';

type Site = 'desk' | 'phone';

const sites: Readonly<Record<ReturnType<typeof pageSiteOf>, Site | undefined>> = {
  desktop: 'desk',
  mobile: 'phone',
  any: undefined,
};

/** The part of the bundler's module graph from which the groups are computed. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Route {
  /** Undefined for pages of both sites, such as sign-in. */
  site: Site | undefined;
  /** Whether it is a home page, or a layout of one. */
  comesWithHome: boolean;
  isLayout: boolean;
  modules: ReadonlySet<string>;
}

const shellFile = (file: string) => path.join(import.meta.dirname, 'shell', file);

/** A file of `shell/` and all modules that it imports, directly or indirectly. */
function reachedFrom(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(shellFile(file));
  return found;
}

function readRoutes(entries: readonly RouteConfigEntry[], graph: Graph): Route[] {
  return entries.flatMap(({ id = '', file, children = [] }) => {
    const below = readRoutes(children, graph);
    const page = routeTable.find(({ name }) => name === id);
    const site = page ? sites[pageSiteOf(page.path)] : below[0]?.site;
    // Most visits start on a home page.
    const comesWithHome = id in homes || below.some((route) => route.comesWithHome);
    return [{ site, comesWithHome, isLayout: below.length > 0, modules: reachedFrom(file, graph) }, ...below];
  });
}

interface ReachableModules {
  root: ReadonlySet<string>;
  routes: readonly Route[];
}

let reachable: ReachableModules | undefined;

function reachOf(graph: Graph): ReachableModules {
  if (reachable) return reachable;
  const root = new Set([...reachedFrom('root.tsx', graph), ...reachedFrom('entry.client.tsx', graph)]);
  // Importing the entry starts hydration, which must come after the routes have loaded.
  root.delete(shellFile('entry.client.tsx'));
  reachable = { root, routes: readRoutes(routes, graph) };
  return reachable;
}

/**
 * `shell` for modules of every page, and for those that a home page shares with pages of the other site; `desk` and
 * `phone` for modules that a home page shares with its own site; undefined for modules of a single page or of no home
 * page, which the bundler places.
 */
function chunkOf(id: string, graph: Graph): 'shell' | Site | null {
  const { root, routes } = reachOf(graph);
  if (root.has(id)) return 'shell';
  const users = routes.filter(({ modules }) => modules.has(id));
  const first = users.find((route) => route.comesWithHome);
  if (!first?.site) return null;
  if (users.some(({ site }) => site !== first.site)) return 'shell';
  return first.isLayout || users.length > 1 ? first.site : null;
}

/**
 * Few files before a home page hydrates, without rules for single files of ours: the framework, the icons, and modules
 * that the module graph shows as shared.
 */
export const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react\//, priority: 2 },
  // First, because a group includes what its modules import.
  { name: (id: string, graph: Graph) => (chunkOf(id, graph) === 'shell' ? 'shell' : null), priority: 1 },
  { name: chunkOf },
];
