import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { prebundled } from './prebundled.ts';
import { propsTables } from './propsTables.ts';

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
