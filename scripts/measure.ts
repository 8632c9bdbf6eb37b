/** `npm run measure`: the amount of code to read, counted in the same way before and after a change. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from './figures.ts';
import { followImport, listFiles, listSources, roomOf, root } from './sources.ts';

const rooms = ['tokens', 'ui', 'contract', 'portal', 'admin', 'server'];
/** The formatter's width in characters, fixed because wider lines would give fewer of them. */
const lineWidth = 120;

const isCode = (file: string) => /\.tsx?$/.test(file);
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)(testing|tests)\//.test(file) || /\/(fixture|testing)\.ts$/.test(file);
const isGenerated = (file: string) => file.includes('/migrations/') || file === 'tokens/colorNames.ts';
const isDemo = (file: string) => file.startsWith('server/demo/content/');

interface Size {
  files: number;
  lines: number;
}

/** Lines of each file as the formatter writes them at {@link lineWidth}. */
function countLines(files: readonly string[]): Map<string, number> {
  const copy = mkdtempSync(path.join(tmpdir(), 'yimen-measure-'));
  try {
    for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
    const biome = path.join(root, 'node_modules/.bin/biome');
    const style = ['--indent-style=space', '--indent-width=2', `--line-width=${lineWidth}`, '--vcs-enabled=false'];
    const run = spawnSync(biome, ['format', '--write', ...style, '--javascript-formatter-quote-style=single', copy], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`The formatter failed:\n${run.stderr}`);
    return new Map(files.map((file) => [file, readFileSync(path.join(copy, file), 'utf8').split('\n').length - 1]));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function sizeOf(files: readonly string[], lines: ReadonlyMap<string, number>): Size {
  return { files: files.length, lines: files.reduce((sum, file) => sum + (lines.get(file) ?? 0), 0) };
}

/** The longest chain of imports in product code. */
function longestChain(product: ReadonlySet<string>): string[] {
  const imports = new Map(
    listSources().map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier }) => followImport(path, specifier) ?? []).filter((file) => product.has(file)),
    ]),
  );
  const longest = new Map<string, string[]>();
  function from(file: string, open: ReadonlySet<string>): string[] {
    const known = longest.get(file);
    if (known) return known;
    const next = (imports.get(file) ?? [])
      .filter((target) => !open.has(target))
      .map((target) => from(target, new Set([...open, target])))
      .reduce((best, chain) => (chain.length > best.length ? chain : best), [] as string[]);
    longest.set(file, [file, ...next]);
    return [file, ...next];
  }
  return [...product].map((file) => from(file, new Set([file]))).reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Functions and constants whose name is declared in several files, so that one name has several meanings. */
function repeatedNames(product: ReadonlySet<string>): Map<string, number> {
  const files = new Map<string, number>();
  // Names that every route module, feature or server subject has to export.
  const conventional = new Set(
    `loader action meta shouldRevalidate clientLoader clientAction handle middleware clientMiddleware ErrorBoundary
     pages modules phoneModules implementations`.split(/\s+/),
  );
  for (const { path, text } of listSources().filter(({ path }) => product.has(path))) {
    // A lazy component has the name of the component that it loads.
    const own = text.matchAll(
      /^(?:export )?(?:default )?(?:async )?(?:function|const|class) +([A-Za-z]\w+)(?! = lazy\()\b/gm,
    );
    const names = new Set([...own].map(([, name]) => name ?? ''));
    // Names of style sheets do not count: they are used with the prefix of their import.
    if (!path.endsWith('.css.ts')) for (const name of names) files.set(name, (files.get(name) ?? 0) + 1);
  }
  return new Map([...files].filter(([name, count]) => count > 1 && !conventional.has(name)));
}

const code = listFiles().filter(isCode);
const lines = countLines(code);
const inRoom = (room: string) => code.filter((file) => roomOf(file) === room);
const isProduct = (file: string) => rooms.includes(roomOf(file)) && !isTest(file) && !isGenerated(file);
const product = new Set(code.filter(isProduct));

const rows = rooms.flatMap((room) => {
  const files = inRoom(room);
  if (files.length === 0) return [];
  const own = sizeOf(files.filter(isProduct), lines);
  const tests = sizeOf(files.filter(isTest), lines);
  return [[room, own.lines, own.files, tests.lines, tests.files]];
});
const total = sizeOf([...product], lines);
console.log(table(['room', 'lines', 'files', 'lines of tests', 'test files'], rows));
console.log(`\nProduct: ${total.lines} lines in ${total.files} files.`);
for (const room of ['stories', 'tests', 'scripts', '.storybook']) {
  const { lines: count, files } = sizeOf(inRoom(room), lines);
  console.log(`Beside it, ${room}: ${count} lines in ${files} files.`);
}
const demo = listFiles().filter(isDemo);
console.log(`Demo content: ${demo.length} files. Generated: ${code.filter(isGenerated).length} files of code.`);
const counts = [...product].map((file) => lines.get(file) ?? 0);
console.log(
  `Files under 20 lines: ${counts.filter((n) => n < 20).length}; over 250: ${counts.filter((n) => n > 250).length}.`,
);
const chain = longestChain(product);
console.log(`Longest chain of imports: ${chain.length} files, ${chain[0]} … ${chain.at(-1)}.`);
const repeated = [...repeatedNames(product)].sort(([, a], [, b]) => b - a);
const most = repeated.slice(0, 12).map(([name, count]) => `${name} ${count}`);
console.log(`Names declared in several files: ${repeated.length} (${most.join(', ')}).`);
