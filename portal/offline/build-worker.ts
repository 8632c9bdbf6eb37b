import path from 'node:path';

const entry = path.join(import.meta.dirname, 'worker/worker.ts');
const file = 'sw.js';

/** Vite's own, as far as it is used here: it belongs to the configuration, which hands it in. */
type Build = (config: object) => Promise<unknown>;

/**
 * Adds the service worker to the browser's files: one script of its own at an address that stays, because a browser
 * asks there whether it has changed.
 */
export function offlineWorker(build: Build) {
  return {
    name: 'offline-worker',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    async generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void }) {
      this.emitFile({ type: 'asset', fileName: file, source: await bundled(build) });
    },
  };
}

async function bundled(build: Build): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => file },
    },
  });
  const [script] = [made].flat().flatMap((one) => (hasOutput(one) ? one.output : []));
  if (!script?.code) throw new Error('The service worker could not be built');
  return script.code;
}

function hasOutput(made: unknown): made is { output: { code?: string }[] } {
  return typeof made === 'object' && made !== null && 'output' in made;
}
