import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Builds `@yimen/tokens` and `@yimen/ui` as they are published, into the `dist` of each. */
for (const workspace of ['tokens', 'ui']) rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
run('rollup', ['-c', 'rollup.config.ts', '--silent']);
// In Node, the `imports` of the package resolve every style sheet to this empty module.
writeFileSync(path.join(root, 'ui/dist/none.js'), 'export {};\n');
for (const workspace of ['tokens', 'ui']) {
  run('tsc', ['-p', `${workspace}/tsconfig.build.json`]);
  keepReachable(path.join(root, workspace));
}

function run(command: string, options: readonly string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin', command), options, { cwd: root, stdio: 'inherit' });
}

/** Removes declarations that no export reaches: those of styles and internals, which name build tools. */
function keepReachable(folder: string): void {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    // An import for styles only would name a source file that is not published.
    const text = readFileSync(file, 'utf8').replace(/^import ["'].*["'];\n/gm, '');
    writeFileSync(file, text || 'export {};\n');
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
      visit(path.resolve(path.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')));
    }
  };
  for (const { types } of Object.values<{ types?: string }>(exports)) if (types) visit(path.join(folder, types));
  for (const file of globSync(path.join(folder, 'dist/**/*.d.ts'))) if (!reached.has(file)) rmSync(file);
}
