import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { LayoutName, Page } from '../lib/page.ts';
import { routeTable } from './routes/table.ts';

const layouts = {
  default: './layouts/default/layout.tsx',
  mobile: './layouts/mobile/layout.tsx',
  pctpl2: './layouts/pctpl2/layout.tsx',
  view: './layouts/view/layout.tsx',
} satisfies Record<LayoutName, string>;

/** Paths are case-sensitive, as in the guards. */
function routesOf(name: LayoutName) {
  const entries: readonly Page[] = routeTable;
  return entries
    .filter((entry) => entry.layout === name)
    .map((entry) => route(entry.path, `../${entry.file}`, { id: entry.name, caseSensitive: true }));
}

export default [
  layout(layouts.default, { id: 'layout-default' }, routesOf('default')),
  layout(layouts.pctpl2, { id: 'layout-pctpl2' }, routesOf('pctpl2')),
  layout(layouts.mobile, { id: 'layout-mobile' }, [
    layout('./layouts/mobile/page-boundary.tsx', { id: 'page-boundary' }, routesOf('mobile')),
  ]),
  layout(layouts.view, { id: 'layout-view' }, [
    ...routesOf('view'),
    route('*', './pages/not-found/page.tsx', { id: 'not-found' }),
  ]),
  route('mobile', './pages/index/phone.ts', { id: 'phone-index', caseSensitive: true }),
  // Requested by pages or by the browser, never opened as a page.
  route('manifest.webmanifest', '../offline/manifest.ts', { id: 'manifest' }),
  route('frame-check', '../features/systems/iframe/check.ts', { id: 'frame-check' }),
  route('robot-check', './robot/check.ts', { id: 'robot-check' }),
] satisfies RouteConfig;
