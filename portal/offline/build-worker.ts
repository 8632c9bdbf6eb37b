import path from 'node:path';
import * as phonePages from './phone-pages.ts';

/** The scripts by the file that they are built as. */
const entries = { 'sw.js': 'worker/worker.ts', 'sw-entrance.js': 'worker/entrance.ts' };

/** Vite's own, as far as it is used here: it belongs to the configuration, which hands it in. */
type Build = (config: object) => Promise<unknown>;

/**
 * Adds the service workers to the browser's files: each one script of its own at an address that stays, because a
 * browser asks there whether it has changed.
 */
export function offlineWorker(build: Build) {
  return {
    name: 'offline-worker',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    async generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void }) {
      for (const [fileName, entry] of Object.entries(entries)) {
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

/** What the module says, in place of the whole table that it is read from. */
function phonePagesAsLists(id: string): string | undefined {
  if (id !== path.join(import.meta.dirname, 'phone-pages.ts')) return undefined;
  const lists = Object.entries(phonePages).map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`);
  return lists.join('\n');
}

function hasOutput(made: unknown): made is { output: { code?: string }[] } {
  return typeof made === 'object' && made !== null && 'output' in made;
}
