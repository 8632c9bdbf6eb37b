import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { propsOfComponents } from '../scripts/api/components.ts';
import { prebundled } from './prebundled.ts';

const root = path.join(import.meta.dirname, '..');
const art = path.join(root, 'server/demo/art');

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the old compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: path.join(root, 'stories/fixtures/icons'), to: '/icons' },
    ...(existsSync(art) ? [{ from: art, to: '/art' }] : []),
  ],
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), propsTables()],
      resolve: { conditions: ['yimen-source', ...defaultClientConditions] },
      environments: { ssr: { resolve: { conditions: ['yimen-source', ...defaultServerConditions] } } },
      optimizeDeps: { include: prebundled },
    }),
};

export default config;

const id = 'virtual:props-of-components';

/**
 * Gives the documentation every component's props. Storybook's own reader reads only the component's file, but
 * most props are declared in types that components share.
 */
function propsTables(): Plugin {
  return {
    name: 'props-tables',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const props = ${JSON.stringify(propsOfComponents())};` : undefined,
  };
}
