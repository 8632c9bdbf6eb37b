import path from 'node:path';
import * as phonePages from './phone-pages.ts';

/** The scripts by output file. */
const workerEntries = { 'sw.js': 'worker/worker.ts', 'sw-entrance.js': 'worker/entrance.ts' };

/** Vite's `build`, as far as it is used here; the Vite configuration passes it in. */
type Build = (config: object) => Promise<unknown>;

/**
 * Vite plugin that adds the service workers to the browser's files: each is one script at a fixed address, because a
 * browser checks there for updates.
 */
export function offlineWorker(build: Build) {
  return {
    name: 'offline-worker',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    async generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void }) {
      for (const [fileName, entry] of Object.entries(workerEntries)) {
        this.emitFile({ type: 'asset', fileName, source: await bundled(build, entry) });
      }
    },
  };
}

async function bundled(build: Build, entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'phone-pages', load: phonePagesAsLists }],
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: path.join(import.meta.dirname, entry),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  });
  const [script] = [made].flat().flatMap((one) => (hasOutput(one) ? one.output : []));
  if (!script?.code) throw new Error(`The service worker ${entry} could not be built`);
  return script.code;
}

/** Replaces the module by its computed values, without the whole route table. */
function phonePagesAsLists(id: string): string | undefined {
  if (id !== path.join(import.meta.dirname, 'phone-pages.ts')) return undefined;
  const lists = Object.entries(phonePages).map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`);
  return lists.join('\n');
}

function hasOutput(made: unknown): made is { output: { code?: string }[] } {
  return typeof made === 'object' && made !== null && 'output' in made;
}
