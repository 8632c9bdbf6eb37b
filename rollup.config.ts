import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import type { Plugin, RenderedChunk, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { styleSheets } from './scripts/style-sheets.ts';

const root = import.meta.dirname;

/** The source files that a package exports, by the name their module gets in dist. */
function entries(workspace: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  const sources = Object.values<Record<string, string>>(exports).map((target) => target['yimen-source'] ?? '');
  const modules = sources.filter((file) => /\.tsx?$/.test(file));
  return Object.fromEntries(
    modules.map((file) => [file.replace(/^\.\/|\.tsx?$/g, ''), path.join(root, workspace, file)]),
  );
}

/** Where React has a server's components, what draws or uses React belongs to the browser; constants serve both. */
function forTheBrowser({ imports }: RenderedChunk): string {
  return imports.some((id) => !/^(\.|#|@yimen\/|@internationalized\/|node:)/.test(id) && !/\.(js|css)$/.test(id))
    ? "'use client';"
    : '';
}

/** One module in dist for each source module, so that an application carries what it imports. */
function library(workspace: string, plugins: Plugin[], more: Record<string, string> = {}): RollupOptions {
  return {
    input: { ...entries(workspace), ...more },
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.includes('.vanilla.css'),
    // Another package's module matters only for what is imported from it; a style sheet matters by itself.
    treeshake: { moduleSideEffects: (id, isExternal) => !isExternal || id.endsWith('.css') },
    plugins: [...plugins, esbuild({ target: 'es2022', jsx: 'automatic', sourceMap: true })],
    output: {
      dir: path.join(root, workspace, 'dist'),
      format: 'es',
      sourcemap: true,
      banner: forTheBrowser,
      preserveModules: true,
      preserveModulesRoot: path.join(root, workspace),
      // A name that ends in `.css.js` would be taken for a style source by an application's own vanilla-extract.
      entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.vanilla')}.js`,
      // vanilla-extract names its assets after the source: `button.css.ts.vanilla.css`.
      assetFileNames: ({ originalFileNames: [source = '[name]'] }) =>
        path.relative(path.join(root, workspace), path.resolve(root, source)).replace('.css.ts.vanilla.css', '.css'),
    },
  };
}

const styles = [
  vanillaExtractPlugin({ cwd: root, identifiers: 'short', esbuildOptions: { conditions: ['yimen-source'] } }),
  styleSheets(path.join(root, 'ui')),
];

// What `bin` starts is no export.
const tool = { cli: path.join(root, 'tokens/cli.ts') };

export default [library('tokens', [], tool), library('ui', styles)] satisfies RollupOptions[];
