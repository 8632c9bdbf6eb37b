import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { lightContract } from './light-contract.ts';
import { offlineWorker } from './offline/build-worker.ts';

const sourceFirst = 'yimen-source';

/** Imported by code that vanilla-extract and the JSX transform generate, which Vite's scan does not see. */
const injected = ['@vanilla-extract/css/functionSerializer', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

export default defineConfig({
  plugins: [lightContract(), vanillaExtractPlugin(), reactRouter(), offlineWorker(build)],
  resolve: { conditions: [sourceFirst, ...defaultClientConditions] },
  // vanilla-extract's own compiler drops the `ssr` key, so the server's conditions must be here.
  environments: {
    ssr: { resolve: { conditions: [sourceFirst, ...defaultServerConditions] } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  ssr: { noExternal: [/^@yimen\//] },
  // Discovered one by one, they would make the first page of a development server reload.
  optimizeDeps: { entries: ['{shell,features,parts}/**/*.tsx'], include: injected },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
