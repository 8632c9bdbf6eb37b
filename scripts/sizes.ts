import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, gzipBytes, stylesFor } from './bundle-size.ts';
import { table, today, writeFigures } from './figures.ts';

const ui = path.join(import.meta.dirname, '../ui');
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8'));
const css = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8');

const rows: [string, number, number][] = [];
for (const subpath of Object.keys(exports)) {
  if (subpath.endsWith('.css')) continue;
  const script = await bundle(path.join(ui, 'dist', subpath, 'index.js'));
  rows.push([`\`${subpath.slice(2)}\``, gzipBytes(script), gzipBytes(stylesFor(css, script))]);
}

writeFigures(
  'Bytes per subpath of ui',
  `\`npm run sizes\`, ${today()}. What an application gets that imports one subpath of \`@yimen/ui\` and nothing else, in bytes of gzip 9: all scripts it brings along, minified, without React; and the rules of the style sheet that concern its classes, without the tokens and the reset, which are ${gzipBytes(css)} bytes together with the rules of all components.

${table(['subpath', 'script', 'style'], rows)}`,
);
process.stdout.write(`${rows.length} subpaths measured\n`);
