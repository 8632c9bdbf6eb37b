import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Builds `@yimen/tokens` and `@yimen/ui` as they are published, into the `dist` of each. */
for (const workspace of ['tokens', 'ui']) rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
run('rollup', ['-c', 'rollup.config.ts', '--silent']);
// What a style is in Node, by the `imports` of the package: nothing.
writeFileSync(path.join(root, 'ui/dist/none.js'), 'export {};\n');
for (const workspace of ['tokens', 'ui']) {
  run('tsc', ['-p', `${workspace}/tsconfig.build.json`]);
  keepReachable(path.join(root, workspace));
}

function run(command: string, options: readonly string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin', command), options, { cwd: root, stdio: 'inherit' });
}

/** Removes the declarations that no export leads to: those of styles and internals, which name tools of the build. */
function keepReachable(folder: string): void {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    // A declaration of a module that only brings styles along would name their sources, which are not published.
    const text = readFileSync(file, 'utf8').replace(/^import ["'].*["'];\n/gm, '');
    writeFileSync(file, text || 'export {};\n');
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
      visit(path.resolve(path.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')));
    }
  };
  for (const { types } of Object.values<{ types?: string }>(exports)) if (types) visit(path.join(folder, types));
  for (const file of globSync(path.join(folder, 'dist/**/*.d.ts'))) if (!reached.has(file)) rmSync(file);
}
