import path from 'node:path';
import { type Library, type Size, sizeOf, sizeWith } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const antd: Library = { name: 'antd', version: '6.6.8' };
const mantine: Library = { name: '@mantine/core', version: '9.7.4', packages: ['@mantine/hooks@9.7.4'] };

// Mantine's styles are imported per component: those of its Button, without its variables and reset.
const mantineStyles = ['UnstyledButton', 'Button', 'Loader', 'Transition'];
const measured: [string, Size][] = [
  ['`@yimen/ui/button`', await sizeOf(path.join(import.meta.dirname, '../ui/dist/button/index.js'))],
  ['antd', await sizeWith(antd, "export { Button } from 'antd';\n")],
  [
    'Mantine',
    await sizeWith(
      mantine,
      [
        ...mantineStyles.map((name) => `import '@mantine/core/styles/${name}.css';`),
        "export { Button } from '@mantine/core';\n",
      ].join('\n'),
    ),
  ],
];
const ours = measured[0]?.[1];
if (!ours) throw new Error('nothing was measured');
const total = ({ script, style }: Size) => script + style;
const rows = measured.map(([name, size]) => [
  name,
  size.script,
  size.style,
  total(size),
  (total(ours) / total(size)).toFixed(2),
]);

writeFigures(
  'Bytes of one button',
  `\`npm run sizes:button\`, ${today()}. What an application gets that imports a button and nothing else, minified, without React, in bytes of gzip 9; antd ${antd.version}, whose styles are made by its script, and Mantine ${mantine.version} with the style sheets of its button. A test measures ours again and fails when it is more than 3 % away from what stands here.

${table(['button of', 'script', 'style', 'together', 'ours against it'], rows)}`,
);
process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
