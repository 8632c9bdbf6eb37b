import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';

/** Builds the page of a benchmark (a folder with `main.tsx`) into one HTML text, as an application would be built. */
export async function bundlePage(root: string, head: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['yimen-source', ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: ['yimen-source', ...defaultServerConditions] } } },
    build: { write: false, lib: { entry: `${root}/main.tsx`, formats: ['iife'], name: 'page' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  const style = files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
  const closing = /<\/script/gi;
  return `<!doctype html><html data-theme="light"><head><style>${style}</style>${head}</head><body><script>${script.replace(closing, '<\\/script')}</script></body></html>`;
}
