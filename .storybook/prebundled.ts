import { readFileSync } from 'node:fs';
import path from 'node:path';

function dependenciesOf(workspace: string): string[] {
  const file = path.join(import.meta.dirname, '..', workspace, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(dependencies).filter(
    (name) => !['@yimen/', '@vanilla-extract/', '@valibot/', '@react-router/'].some((scope) => name.startsWith(scope)),
  );
}

/**
 * Modules that Vite bundles before the first page opens: one found later makes Vite reload the page in the
 * middle of a test, which then fails, on a cold machine only. The first ones are injected by
 * vanilla-extract and by the JSX transform, where Vite's scan cannot see them.
 */
export const prebundled = [
  '@vanilla-extract/css/functionSerializer',
  'axe-core',
  'chromatic/isChromatic',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router/dom',
  ...new Set(['ui', 'portal', 'contract'].flatMap(dependenciesOf)),
];
