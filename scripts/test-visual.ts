import { spawn } from 'node:child_process';

/**
 * Compares every story with its committed screenshots: `npm run test:visual -- [--update] [words of stories' names]`.
 * `--update` replaces the committed screenshots.
 */
const given = process.argv.slice(2);
const unknown = given.find((word) => word.startsWith('-') && word !== '--update');
if (unknown) {
  console.error(`${unknown} means nothing here. Usage: npm run test:visual -- [--update] [words of stories' names]`);
  process.exit(2);
}
const words = given.filter((word) => word !== '--update');
const isWhole = words.length === 0 && !given.includes('--update');
const files = isWhole ? [] : ['tests/visual/pictures.test.ts'];
const child = spawn('vitest', ['run', '--project', 'visual', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    YIMEN_PICTURES: given.includes('--update') ? 'update' : 'compare',
    YIMEN_PICTURES_ONLY: words.join(' '),
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
