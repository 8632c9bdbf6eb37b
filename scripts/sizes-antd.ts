import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sizeOf, sizeWith } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const version = '6.6.8';
const ui = path.join(import.meta.dirname, '../ui');

/** Our subpaths, and the corresponding component of antd. */
const counterparts: Record<string, string> = {
  accordion: 'Collapse',
  alert: 'Alert',
  anchor: 'Anchor',
  'app-header': 'Menu',
  avatar: 'Avatar',
  'back-to-top': 'FloatButton',
  badge: 'Badge',
  breadcrumb: 'Breadcrumb',
  button: 'Button',
  calendar: 'Calendar',
  card: 'Card',
  carousel: 'Carousel',
  checkbox: 'Checkbox',
  'date-picker': 'DatePicker',
  'date-range-picker': 'DatePicker',
  'description-facts': 'Descriptions',
  'description-list': 'Descriptions',
  dialog: 'Modal',
  divider: 'Divider',
  drawer: 'Drawer',
  'dropdown-menu': 'Dropdown',
  empty: 'Empty',
  'error-screen': 'Result',
  'file-upload': 'Upload',
  'floating-tools': 'FloatButton',
  form: 'Form',
  grid: 'Row',
  heading: 'Typography',
  image: 'Image',
  link: 'Typography',
  list: 'List',
  'loading-overlay': 'Spin',
  'month-calendar': 'Calendar',
  'multi-select': 'Select',
  'number-field': 'InputNumber',
  pagination: 'Pagination',
  'password-field': 'Input',
  popover: 'Popover',
  progress: 'Progress',
  'radio-group': 'Radio',
  'search-field': 'AutoComplete',
  'segmented-control': 'Segmented',
  select: 'Select',
  'side-nav': 'Menu',
  skeleton: 'Skeleton',
  slider: 'Slider',
  spinner: 'Spin',
  stack: 'Flex',
  statistic: 'Statistic',
  steps: 'Steps',
  switch: 'Switch',
  table: 'Table',
  tabs: 'Tabs',
  tag: 'Tag',
  text: 'Typography',
  'text-area': 'Input',
  'text-field': 'Input',
  'time-field': 'TimePicker',
  timeline: 'Timeline',
  toast: 'message',
  tooltip: 'Tooltip',
  'user-menu': 'Dropdown',
};

const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const measured = new Map<string, number>();
const rows: (string | number)[][] = [];
for (const [subpath, name] of Object.entries(counterparts)) {
  if (!(`./${subpath}` in exports)) continue;
  const { script, style } = await sizeOf(path.join(ui, 'dist', subpath, 'index.js'));
  const ours = script + style;
  const theirs = measured.get(name) ?? (await sizeInAntd(name));
  measured.set(name, theirs);
  rows.push([`\`${subpath}\``, ours, `\`${name}\``, theirs, (ours / theirs).toFixed(2)]);
}

async function sizeInAntd(name: string): Promise<number> {
  const { script, style } = await sizeWith(
    { name: 'antd', version },
    `export { ${name} } from 'antd';
`,
  );
  return script + style;
}

writeFigures(
  'Bytes beside antd',
  `\`npm run sizes:antd\`, ${today()}. Our script and style together beside antd ${version}, whose styles are made by its script; each as an application gets it that uses this component and nothing else, minified, without React, in bytes of gzip 9. What several components share counts in each: antd's style engine is most of its small ones. In places antd's do more for it: its \`Card\` has tabs, its \`List\` turns pages, its \`Form\` keeps values.

${table(['ours', 'bytes', 'antd', 'bytes', 'ratio'], rows)}`,
);
process.stdout.write(`${rows.length} components compared\n`);
