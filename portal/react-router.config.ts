import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'shell',
  // scripts/portal-build.ts builds in another directory and then moves the result here.
  buildDirectory: process.env.YIMEN_PORTAL_BUILD ?? 'build',
  ssr: true,
  splitRouteModules: false,
  // The whole route table is sent at once: it is short, and this saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
