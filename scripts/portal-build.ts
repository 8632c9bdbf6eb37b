import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
const portal = path.join(root, 'portal');
const build = path.join(portal, 'build');
/** Each build has its own folder, so that an interrupted build leaves the last complete one in place. */
const workshop = `.react-router/build-${process.pid}`;
/** The file with the hash of the sources of a build. */
const stamp = 'sources.sha256';

const sources = ['portal', 'ui', 'tokens', 'contract'].map(
  (room) => `${room}/**/*.{ts,tsx,css,svg,json,ico,png,woff2}`,
);
const notSources = [
  '**/node_modules/**',
  '**/build/**',
  '**/dist/**',
  '**/.react-router/**',
  '**/*.test.*',
  '**/*.stories.*',
];

/** Builds the portal when its sources have changed since the last build, or `always`. */
export async function buildPortal({ always = false } = {}): Promise<void> {
  const now = await hashSources();
  const built = await readFile(path.join(build, stamp), 'utf8').catch(() => '');
  if (built === now && !always) return;
  process.stdout.write('Building the portal …\n');
  const started = performance.now();
  const made = path.join(portal, workshop);
  try {
    await reactRouterBuild();
    await precompress(path.join(made, 'client'));
    await writeFile(path.join(made, stamp), now);
    await moveIntoPlace(made);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

/** Two builds may end at once: the second one removes the first one's result and moves its own there. */
async function moveIntoPlace(made: string): Promise<void> {
  const former = `${made}-former`;
  await rename(build, former).catch(ignoreMissing);
  await rename(made, build);
  await rm(former, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync([...sources, 'package-lock.json'], { cwd: root, exclude: notSources }).sort();
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

function reactRouterBuild(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const program = path.join(path.dirname(manifest), 'bin.cjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'build', 'portal'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', YIMEN_PORTAL_BUILD: workshop },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The portal could not be built:\n${Buffer.concat(output)}`));
    });
  });
}

const worthCompressing = 1024;

/** Writes a Brotli and a gzip copy of each text file, so that the server does not compress at run time. */
async function precompress(client: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,html,txt,webmanifest}', { cwd: client });
  await Promise.all(files.map((file) => compressFile(path.join(client, file))));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < worthCompressing) return;
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
