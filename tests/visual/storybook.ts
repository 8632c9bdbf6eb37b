import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../../scripts/sources.ts';

const folder = path.join(root, 'node_modules/.cache/yimen-pictures/storybook');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Builds Storybook as Chromatic does, without documentation pages. Throws with the build's words when it fails. */
export async function buildStorybook(): Promise<void> {
  const command = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--test',
    '--output-dir',
    folder,
  ];
  const child = spawn(process.execPath, command, {
    cwd: root,
    // Vitest's own setting would make React's development build of what people see in production.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', (chunk) => {
    words += chunk;
  });
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (code !== 0) throw new Error(`Storybook was not built:\n${words}`);
}

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
