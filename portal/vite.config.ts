import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { lightContract } from './light-contract.ts';
import { lightIcons } from './light-icons.ts';
import { lightTable } from './light-table.ts';
import { offlineWorker } from './offline/build-worker.ts';

const sourceFirst = 'yimen-source';

/** Imported by what vanilla-extract and the JSX transform write, where Vite's scan cannot see them. */
const injected = ['@vanilla-extract/css/functionSerializer', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/**
 * The fewest characters that the bundler takes: a first load names some three hundred files, in the route manifest and
 * in each other, and random characters do not compress.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:5][extname]',
};

/** Here before anything is fetched later: to name them once more with each of that would be a part of the first load. */
const comeFirst = /\/(rolldown-runtime|framework|shell)-/;
const modulePreload = {
  resolveDependencies: (_file: string, needed: string[]) => needed.filter((file) => !comeFirst.test(file)),
};

export default defineConfig({
  plugins: [lightContract(), lightIcons(), lightTable(), vanillaExtractPlugin(), reactRouter(), offlineWorker(build)],
  resolve: { conditions: [sourceFirst, ...defaultClientConditions] },
  // vanilla-extract's own compiler drops the `ssr` key, so the server's conditions must stand here.
  environments: {
    ssr: { resolve: { conditions: [sourceFirst, ...defaultServerConditions] } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks }, ...fileNames } } } },
  },
  ssr: { noExternal: [/^@yimen\//] },
  // Found one by one, they would make the first page of a development server reload.
  optimizeDeps: { entries: ['{app,layouts,pages,modules}/**/*.tsx'], include: injected },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload },
});
