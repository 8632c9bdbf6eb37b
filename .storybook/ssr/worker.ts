import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions } from 'vite';
import type { Drawn } from './draw.tsx';

/** A separate process, because stories replace global clocks and functions while they are rendered. */
const root = path.join(import.meta.dirname, '../..');
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  cacheDir: path.join(root, 'node_modules/.cache/stories-ssr'),
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  resolve: { conditions: ['yimen-source', ...defaultServerConditions] },
  environments: { ssr: { resolve: { conditions: ['yimen-source', ...defaultServerConditions] } } },
});

export interface Asked {
  number: number;
  file: string;
  id: string;
}

export type Answer = { number: number } & (Drawn | { error: string });

// One after the other, so that a story's replacements do not affect another story.
let last: Promise<unknown> = Promise.resolve();

process.on('message', (asked: Asked) => {
  last = last.then(async () => process.send?.({ number: asked.number, ...(await answer(asked)) }));
});
process.on('disconnect', () => process.exit());

async function answer({ file, id }: Asked): Promise<Drawn | { error: string }> {
  try {
    const { draw } = await vite.ssrLoadModule('/.storybook/ssr/draw.tsx');
    return await draw(await vite.ssrLoadModule(file), id);
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
