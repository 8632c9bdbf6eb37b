import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@yimen/contract/endpoint';

const contract = path.join(import.meta.dirname, '../contract');
/** Modules of the contract that the browser gets as they are. */
const plain = new Set([
  'days.ts',
  'endpoint.ts',
  'envelope.ts',
  'moment.ts',
  'paths.ts',
  'schedule/calendar-name.ts',
  'schedule/entry-length.ts',
  'schedule/recurrence.ts',
  'schedule/weeks.ts',
  'sign-in/codes.ts',
  'text.ts',
]);

/**
 * Gives the browser of each endpoint what a call and its form need, and leaves the schemas with their descriptions with
 * the server, which validates: they would be a fifth of the portal's own script. Whoever imports a schema in the browser gets a build error.
 */
export function lightContract() {
  return {
    name: 'light-contract',
    apply: 'build' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    enforce: 'pre' as const,
    async load(id: string) {
      const file = path.relative(contract, id);
      if (file.startsWith('..') || !file.endsWith('.ts') || plain.has(file)) return null;
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
