import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipBytes, sizeOf } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const ui = path.join(import.meta.dirname, '../ui');
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const whole = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8');

const rows: [string, number, number][] = [];
for (const subpath of Object.keys(exports)) {
  if (subpath.endsWith('.css')) continue;
  const { script, style } = await sizeOf(path.join(ui, 'dist', subpath, 'index.js'));
  rows.push([`\`${subpath.slice(2)}\``, script, style]);
}

writeFigures(
  'Bytes per subpath of ui',
  `\`npm run sizes\`, ${today()}. What an application gets that imports one subpath of \`@yimen/ui\` and nothing else, in bytes of gzip 9: all scripts it brings along, minified, without React; and all the styles they bring along. \`reset\` holds the tokens of all themes. \`@yimen/ui/styles.css\`, which has everything, is ${gzipBytes(whole)} bytes.

${table(['subpath', 'script', 'style'], rows)}`,
);
process.stdout.write(`${rows.length} subpaths measured\n`);
