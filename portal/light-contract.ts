import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@yimen/contract/endpoint';

const contract = path.join(import.meta.dirname, '../contract');
/** Matches modules that import the schema library; the browser gets other modules unchanged. */
const importsSchemas = /^import (?!type ).*'valibot';$/m;

/**
 * In the browser, replaces each endpoint by what a call and its form need. The schemas and their descriptions stay on
 * the server, which validates: they would be a fifth of the portal's own script. Importing a schema in the browser is a
 * build error.
 */
export function lightContract() {
  return {
    name: 'light-contract',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    enforce: 'pre' as const,
    async load(id: string) {
      const file = path.relative(contract, id);
      if (file.startsWith('..') || !file.endsWith('.ts')) return null;
      if (!importsSchemas.test(await readFile(id, 'utf8'))) return null;
      const exports: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(exports)
        .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
        .map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(calling(endpoint))};`)
        .join('\n');
    },
  };
}

function calling({ method, path, access, once, writes, maxLengths }: Endpoint) {
  const limits = Object.keys(maxLengths).length > 0 ? maxLengths : undefined;
  return { method, path, access, once, writes, maxLengths: limits };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;
}
