import type { Plugin } from 'vite';
import { propsOfComponents } from '../scripts/api/components.ts';

const id = 'virtual:props-of-components';

/**
 * Gives the documentation every component's props. Storybook's own reader sees no further than a component's file, and
 * most props stand in types that components share.
 */
export function propsTables(): Plugin {
  return {
    name: 'props-tables',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const props = ${JSON.stringify(propsOfComponents())};` : undefined,
  };
}
