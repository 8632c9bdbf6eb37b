import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'shell',
  // scripts/portal-build.ts builds elsewhere and moves the whole into place.
  buildDirectory: process.env.YIMEN_PORTAL_BUILD ?? 'build',
  ssr: true,
  splitRouteModules: false,
  // The table is short: knowing it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
