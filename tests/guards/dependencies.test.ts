import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources, readJson, roomOf, root, workspaces } from '../../scripts/sources.ts';

/** Packages that the design prescribes. */
const promised = [
  'react',
  'react-dom',
  'react-router',
  'swr',
  'dayjs',
  'react-aria',
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  '@dnd-kit/core',
  '@vanilla-extract/css',
  '@vanilla-extract/vite-plugin',
  '@vanilla-extract/rollup-plugin',
  'rollup',
  'storybook',
  'vitest',
  'chromatic',
];

/** Packages used without an import or a script's command, or prescribed and not used yet. */
const exceptions: Readonly<Record<string, string>> = {
  '@arethetypeswrong/cli': 'tests/packages/published.test.ts runs its command',
  '@storybook/addon-a11y': 'an addon that .storybook/main.ts names',
  'server/lucide-static': 'server/tenancy/icons.ts reads its pictures',
  'portal/@react-router/node': 'the server build of @react-router/dev runs on it',
  'react-aria': 'ui has react-stately of the same project; decision 8 says what its hooks would weigh',
};

const imports = listSources().flatMap((source) =>
  source.imports.map(({ specifier }) => ({ room: roomOf(source.path), name: packageOf(specifier) })),
);
const commands = new Set(
  Object.values(readJson('package.json').scripts ?? {}).flatMap((line) => line.split(/[\s;&]+/)),
);

const { packages: locked }: { packages: Record<string, { bin?: Record<string, string> }> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a file of the workspace imports the package, any file for the top folder, or a script runs its command. */
function isUsed(workspace: string, name: string): boolean {
  // A package of types counts as used if the package that it describes is.
  const meant = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
  if (meant === 'node') return true;
  if (imports.some((one) => one.name === meant && (workspace === '' || one.room === workspace))) return true;
  const own = Object.keys(locked[`node_modules/${name}`]?.bin ?? {});
  return workspace === '' && own.some((command) => commands.has(command));
}

const declared = ['', ...workspaces].flatMap((workspace) => {
  const { dependencies, devDependencies, optionalDependencies } = readJson(path.posix.join(workspace, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).map((name) => ({
    at: path.posix.join(workspace, name),
    isUsed: isUsed(workspace, name),
  }));
});

test('every dependency is imported by its workspace or run by a script', () => {
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter(({ at, isUsed }) => !isUsed && !(at in exceptions)).map(({ at }) => at)).toEqual([]);
});

test('every package of the design card is used', () => {
  const used = (name: string) => imports.some((one) => one.name === name) || commands.has(name);
  const isPutOff = (name: string) => Object.keys(exceptions).some((at) => at === name || at.endsWith(`/${name}`));
  expect(promised.filter((name) => !used(name) && !isPutOff(name))).toEqual([]);
});

test('no exception is left over', () => {
  const needed = new Set([
    ...declared.filter(({ isUsed }) => !isUsed).map(({ at }) => at),
    ...promised.filter((name) => !imports.some((one) => one.name === name)),
  ]);
  expect(Object.keys(exceptions).filter((at) => !needed.has(at))).toEqual([]);
});
