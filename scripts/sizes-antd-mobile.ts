import path from 'node:path';
import { sizeOf, sizeWith } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const version = '5.43.0';
const ui = path.join(import.meta.dirname, '../ui');

/** Our subpaths under `mobile/`, and the corresponding component of antd-mobile. */
const counterparts: Record<string, string> = {
  'action-sheet': 'ActionSheet',
  'area-picker': 'CascadePicker',
  'bottom-sheet': 'FloatingPanel',
  calendar: 'CalendarPicker',
  'category-rail': 'SideBar',
  cell: 'List',
  empty: 'ErrorBlock',
  'floating-bubble': 'FloatingBubble',
  'form-row': 'Form',
  'icon-grid': 'Grid',
  'image-preview': 'ImageViewer',
  'infinite-list': 'InfiniteScroll',
  'nav-bar': 'NavBar',
  'notice-bar': 'NoticeBar',
  picker: 'Picker',
  popup: 'Popup',
  'pull-refresh': 'PullToRefresh',
  'scroll-tabs': 'Tabs',
  'search-bar': 'SearchBar',
  skeleton: 'Skeleton',
  'swipe-cell': 'SwipeAction',
  swiper: 'Swiper',
  'tab-bar': 'TabBar',
  toast: 'Toast',
};

const texts = await sizeOf(path.join(ui, 'dist/locale/zhCN.js'));
const rows: (string | number)[][] = [];
for (const [subpath, name] of Object.entries(counterparts)) {
  const { script, style } = await sizeOf(path.join(ui, 'dist/mobile', subpath, 'index.js'));
  const ours = script + style;
  const theirs = await sizeInAntdMobile(name);
  rows.push([`\`mobile/${subpath}\``, ours, `\`${name}\``, theirs, (ours / theirs).toFixed(2)]);
}

async function sizeInAntdMobile(name: string): Promise<number> {
  const code = `export { ${name} } from 'antd-mobile';\n`;
  const { script, style } = await sizeWith({ name: 'antd-mobile', version }, code);
  return script + style;
}

writeFigures(
  'Bytes beside antd-mobile',
  `\`npm run sizes:antd-mobile\`, ${today()}. Our script and style together beside antd-mobile ${version}; each as an application gets it that uses this component and nothing else, minified, without React, in bytes of gzip 9. What several components share counts in each: ${texts.script} bytes of nearly all of ours are the texts of the whole package, which an application carries once, and without which \`category-rail\`, \`nav-bar\`, \`tab-bar\`, \`notice-bar\` and \`skeleton\` are the smaller ones. They are not the same in all: our \`infinite-list\` is windowed, by @tanstack/react-virtual, which is most of it, and keeps its place; \`icon-grid\` brings its pages and their swiper; our \`calendar\` and pickers bring their sheet, sheets answer the back button, and our \`toast\` is Radix's with its regions for screen readers.

${table(['ours', 'bytes', 'antd-mobile', 'bytes', 'ratio'], rows)}`,
);
process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
