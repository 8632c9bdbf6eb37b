import { makeTheme } from '@yimen/ui/theme';
import type { LoaderFunctionArgs } from 'react-router';
import { appIcon } from '../shell/visit/app-icon.ts';
import type { Site } from '../shell/visit/site.ts';
import { visitOf } from '../shell/visit/visit.ts';
import { scope } from './cached-pages.ts';

/** Icon sizes that phones and desktops ask for, in px. */
const sizes = [192, 512] as const;

/** The institution's name, colours and icons for putting the phone site on a home screen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = await visitOf(context).site();
  return new Response(JSON.stringify(manifestOf(site)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

/** The web app manifest of an institution. */
function manifestOf(site: Site) {
  const { unit } = site;
  const { tokens } = makeTheme(site.theme);
  const icon = { src: appIcon(unit.logo, 'any', 192), sizes: '192x192', type: 'image/png' };
  return {
    id: `${scope}home`,
    lang: 'zh-CN',
    dir: 'ltr',
    name: site.title,
    short_name: unit.shortName || unit.name,
    description: unit.description || undefined,
    start_url: `${scope}home`,
    // Signing in stands outside of the phone site's folder.
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
      { name: '搜索', url: `${scope}search`, icons: [icon] },
      { name: '日程', url: `${scope}schedule-detail`, icons: [icon] },
      { name: '任务中心', url: `${scope}task-center`, icons: [icon] },
    ],
  };
}
