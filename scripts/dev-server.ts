import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type { PortalBuild } from '../server/pages/portal.ts';
import { serve } from '../server/serve.ts';

const portal = path.join(import.meta.dirname, '../portal');

// Vite serves the portal's sources in the process that answers the API: hot reload without a second port.
await serve(async () => {
  const server = createServer();
  const vite = await createVite({
    root: portal,
    configFile: path.join(portal, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    server,
    before: vite.middlewares,
    portal: {
      files: (_, next) => next(),
      // Sources change, so no rendered page is shared between requests.
      sharedRequest: () => null,
      methods: () => ['GET', 'HEAD', 'POST'],
      async render(request, visit) {
        const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PortalBuild;
        return build.entry.module.createHandler(build, 'development')(request, visit);
      },
    },
  };
});
