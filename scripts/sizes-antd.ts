import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, gzipBytes, stylesFor } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const version = '6.6.8';
const ui = path.join(import.meta.dirname, '../ui');
const cache = path.join(import.meta.dirname, '../node_modules/.cache/yimen-antd');

/** Our subpaths, and what does the same work in antd. */
const counterparts: Record<string, string> = {
  accordion: 'Collapse',
  alert: 'Alert',
  anchor: 'Anchor',
  avatar: 'Avatar',
  'back-to-top': 'FloatButton',
  badge: 'Badge',
  breadcrumb: 'Breadcrumb',
  button: 'Button',
  card: 'Card',
  carousel: 'Carousel',
  checkbox: 'Checkbox',
  'date-picker': 'DatePicker',
  dialog: 'Modal',
  divider: 'Divider',
  drawer: 'Drawer',
  'dropdown-menu': 'Dropdown',
  empty: 'Empty',
  'error-screen': 'Result',
  'file-upload': 'Upload',
  'floating-tools': 'FloatButton',
  form: 'Form',
  image: 'Image',
  list: 'List',
  'number-field': 'InputNumber',
  pagination: 'Pagination',
  popover: 'Popover',
  progress: 'Progress',
  'radio-group': 'Radio',
  'search-field': 'AutoComplete',
  'segmented-control': 'Segmented',
  select: 'Select',
  skeleton: 'Skeleton',
  slider: 'Slider',
  spinner: 'Spin',
  statistic: 'Statistic',
  steps: 'Steps',
  switch: 'Switch',
  table: 'Table',
  tabs: 'Tabs',
  tag: 'Tag',
  'text-field': 'Input',
  timeline: 'Timeline',
  toast: 'message',
  tooltip: 'Tooltip',
};

// Not a dependency of the repository: nobody who builds or tests needs it.
if (!existsSync(path.join(cache, 'node_modules/antd'))) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `antd@${version}`], {
    cwd: cache,
    stdio: 'inherit',
  });
}

const css = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8');
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const measured = new Map<string, number>();
const rows: (string | number)[][] = [];
for (const [subpath, name] of Object.entries(counterparts)) {
  if (!(`./${subpath}` in exports)) continue;
  const script = await bundle(path.join(ui, 'dist', subpath, 'index.js'));
  const ours = gzipBytes(script) + gzipBytes(stylesFor(css, script));
  const theirs = measured.get(name) ?? (await sizeInAntd(name));
  measured.set(name, theirs);
  rows.push([`\`${subpath}\``, ours, `\`${name}\``, theirs, (ours / theirs).toFixed(2)]);
}

async function sizeInAntd(name: string): Promise<number> {
  const entry = path.join(cache, `${name}.js`);
  writeFileSync(entry, `export { ${name} } from 'antd';\n`);
  return gzipBytes(await bundle(entry));
}

writeFigures(
  'Bytes beside antd',
  `\`npm run sizes:antd\`, ${today()}. Our script and style together beside antd ${version}, whose styles are made by its script; each as an application gets it that uses this component and nothing else, minified, without React, in bytes of gzip 9. What several components share counts in each: antd's style engine is most of its small ones. In places antd's do more for it: its \`Card\` has tabs, its \`List\` turns pages, its \`Form\` keeps values.

${table(['ours', 'bytes', 'antd', 'bytes', 'ratio'], rows)}`,
);
process.stdout.write(`${rows.length} components compared\n`);
