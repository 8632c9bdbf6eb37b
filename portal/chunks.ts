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
  modules: ReadonlySet<string>;
}

const pathOf = (file: string) => path.join(import.meta.dirname, 'shell', file);

/** A file of `shell/` and all modules that it imports, directly or not. */
function reachedFrom(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(pathOf(file));
  return found;
}

function readRoutes(entries: readonly RouteConfigEntry[], graph: Graph, above?: Site): Route[] {
  return entries.flatMap(({ id = '', file, children = [] }) => {
    const site = above ?? siteOf[id];
    const below = readRoutes(children, graph, site);
    const comesWithHome = homes.includes(id) || below.some((route) => route.comesWithHome);
    return [{ site, comesWithHome, isLayout: below.length > 0, modules: reachedFrom(file, graph) }, ...below];
  });
}

interface Reach {
  root: ReadonlySet<string>;
  routes: readonly Route[];
}

let reach: Reach | undefined;

function networkOf(graph: Graph): Reach {
  if (reach) return reach;
  const root = new Set([...reachedFrom('root.tsx', graph), ...reachedFrom('entry.client.tsx', graph)]);
  // Whoever imports the entry starts hydration, which comes after the routes are there.
  root.delete(pathOf('entry.client.tsx'));
  reach = { root, routes: readRoutes(routes, graph) };
  return reach;
}

/**
 * `shell` for what every page needs, or what a home shares with pages of the other site; `desk` and `phone` for what
 * a home shares with its own site; nothing for what one page needs alone or no home does: the bundler decides that.
 */
function groupOf(id: string, graph: Graph): 'shell' | Site | null {
  const { root, routes } = networkOf(graph);
  if (root.has(id)) return 'shell';
  const users = routes.filter(({ modules }) => modules.has(id));
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
  { name: (id: string, graph: Graph) => (groupOf(id, graph) === 'shell' ? 'shell' : null), priority: 1 },
  { name: groupOf },
];
