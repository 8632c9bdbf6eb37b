import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type LayoutName, type RouteEntry, routeTable } from '../routes/table.ts';

const layouts = {
  default: '../layouts/default/layout.tsx',
  mobile: '../layouts/mobile/layout.tsx',
  view: '../layouts/view/layout.tsx',
} satisfies Record<LayoutName, string>;

function routesOf(name: LayoutName) {
  const entries: readonly RouteEntry[] = routeTable;
  return entries
    .filter((entry) => entry.layout === name)
    .map((entry) => route(entry.path, entry.file, { id: entry.name }));
}

export default [
  layout(layouts.default, { id: 'layout-default' }, routesOf('default')),
  layout(layouts.mobile, { id: 'layout-mobile' }, routesOf('mobile')),
  layout(layouts.view, { id: 'layout-view' }, [
    ...routesOf('view'),
    route('*', '../pages/not-found/page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
