import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { bundle, gzipBytes, stylesFor } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const version = '5.43.0';
const ui = path.join(import.meta.dirname, '../ui');
const cache = path.join(import.meta.dirname, '../node_modules/.cache/yimen-antd-mobile');

/** Our subpaths under `mobile/`, and what does the same work in antd-mobile. */
const counterparts: Record<string, string> = {
  'action-sheet': 'ActionSheet',
  'area-picker': 'CascadePicker',
  'bottom-sheet': 'FloatingPanel',
  calendar: 'CalendarPicker',
  cell: 'List',
  empty: 'ErrorBlock',
  'floating-bubble': 'FloatingBubble',
  'image-preview': 'ImageViewer',
  'infinite-list': 'InfiniteScroll',
  'nav-bar': 'NavBar',
  'notice-bar': 'NoticeBar',
  picker: 'Picker',
  popup: 'Popup',
  'pull-refresh': 'PullToRefresh',
  'search-bar': 'SearchBar',
  skeleton: 'Skeleton',
  'swipe-cell': 'SwipeAction',
  swiper: 'Swiper',
  'tab-bar': 'TabBar',
  toast: 'Toast',
};

// Not a dependency of the repository: nobody who builds or tests needs it.
if (!existsSync(path.join(cache, 'node_modules/antd-mobile'))) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `antd-mobile@${version}`], {
    cwd: cache,
    stdio: 'inherit',
  });
}

const css = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8');
const rows: (string | number)[][] = [];
for (const [subpath, name] of Object.entries(counterparts)) {
  const script = await bundle(path.join(ui, 'dist/mobile', subpath, 'index.js'));
  const ours = gzipBytes(script) + gzipBytes(stylesFor(css, script));
  const theirs = await sizeInAntdMobile(name);
  rows.push([`\`mobile/${subpath}\``, ours, `\`${name}\``, theirs, (ours / theirs).toFixed(2)]);
}

/** Its script and, as its modules import it, its style. */
async function sizeInAntdMobile(name: string): Promise<number> {
  const entry = path.join(cache, `${name}.js`);
  writeFileSync(entry, `export { ${name} } from 'antd-mobile';\n`);
  return gzipBytes(await bundle(entry)) + gzipBytes(await styleOf(entry));
}

async function styleOf(entry: string): Promise<string> {
  const result = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], fileName: 'measured' },
      rollupOptions: { external: /^react(-dom)?(\/|$)/, onwarn: () => undefined },
    },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return files
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('\n');
}

writeFigures(
  'Bytes beside antd-mobile',
  `\`npm run sizes:antd-mobile\`, ${today()}. Our script and style together beside antd-mobile ${version}; each as an application gets it that uses this component and nothing else, minified, without React, in bytes of gzip 9. What several components share counts in each. They are not the same in all: our \`infinite-list\` is windowed and keeps its place, our \`calendar\` and pickers bring their sheet, sheets answer the back button, and our \`toast\` is Radix's with its regions for screen readers.

${table(['ours', 'bytes', 'antd-mobile', 'bytes', 'ratio'], rows)}`,
);
process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
