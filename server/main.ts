import { fileURLToPath } from 'node:url';
import { StartFailure } from './database/start-failure.ts';
import { loadPortal } from './pages/portal.ts';
import { serve } from './serve.ts';

const portalBuild = fileURLToPath(new URL('../portal/build', import.meta.url));

// The only file that uses both the API and the built portal: it serves them on one origin.
await serve(async () => {
  const portal = await loadPortal(portalBuild);
  if (portal) return { portal };
  throw new StartFailure('门户还没有构建：请先运行 npm run build；npm start 会先构建再启动。');
});
