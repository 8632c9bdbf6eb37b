import { paths } from '@yimen/contract/paths';
import { makeTheme } from '@yimen/ui/theme';
import type { LoaderFunctionArgs } from 'react-router';
import { appIcon } from '../shell/visit/app-icon.ts';
import { nameInMenu } from '../shell/visit/current-entry.ts';
import type { Site } from '../shell/visit/site.ts';
import { visitOf } from '../shell/visit/visit.ts';
import { workerScope } from './cached-pages.ts';

/** Icon sizes that phones and desktops ask for, in px. */
const sizes = [192, 512] as const;

/** Serves the web app manifest, for adding the phone site to a home screen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context);
  const [site, menus] = await Promise.all([visit.site(), visit.menus()]);
  const tasks = nameInMenu(menus.desktop, { pathname: paths['task-center'], search: '' }, '任务中心');
  return new Response(JSON.stringify(manifestOf(site, tasks)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

/** The web app manifest of an institution: name, colours and icons. */
/** `tasks` is the institution's name of the task centre. */
function manifestOf(site: Site, tasks: string) {
  const { unit } = site;
  const { tokens } = makeTheme(site.theme);
  const icon = { src: appIcon(unit.logo, 'any', 192), sizes: '192x192', type: 'image/png' };
  return {
    id: `${workerScope}home`,
    lang: 'zh-CN',
    dir: 'ltr',
    name: site.title,
    short_name: unit.shortName || unit.name,
    description: unit.description || undefined,
    start_url: `${workerScope}home`,
    // The sign-in page is outside the phone site's path.
    scope: '/',
    display: 'standalone',
    theme_color: tokens['theme.main'],
    background_color: tokens['color.paper'],
    icons: [
      ...sizes.map((size) => ({ src: appIcon(unit.logo, 'any', size), sizes: `${size}x${size}`, type: 'image/png' })),
      ...sizes.map((size) => ({
        src: appIcon(unit.logo, 'maskable', size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
    shortcuts: [
      { name: '搜索', url: `${workerScope}search`, icons: [icon] },
      { name: '日程', url: `${workerScope}schedule-detail`, icons: [icon] },
      { name: tasks, url: `${workerScope}task-center`, icons: [icon] },
    ],
  };
}
