import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const sourceFirst = 'yimen-source';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { conditions: [sourceFirst, ...defaultClientConditions] },
  // vanilla-extract's own compiler drops the `ssr` key, so the server's conditions must stand here.
  environments: { ssr: { resolve: { conditions: [sourceFirst, ...defaultServerConditions] } } },
  ssr: { noExternal: [/^@yimen\//] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
