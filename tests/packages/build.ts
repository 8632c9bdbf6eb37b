import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, root } from '../../scripts/sources.ts';

const mark = path.join(root, 'node_modules/.cache/yimen-packages/built');

/** Builds both packages, unless what stands in their `dist` was built from the same files. */
export function buildPackages(): void {
  const tools = ['rollup.config.ts', 'package-lock.json', 'scripts/build-ui.ts', 'scripts/style-sheets.ts'];
  const hash = createHash('sha256');
  for (const file of [...listFiles('tokens'), ...listFiles('ui'), ...tools].filter((name) => !/\.test\./.test(name))) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  const digest = hash.digest('hex');
  const stands = ['tokens/dist/contract.d.ts', 'ui/dist/styles.css', 'ui/dist/button/index.d.ts'];
  const same = existsSync(mark) && readFileSync(mark, 'utf8') === digest;
  if (same && stands.every((file) => existsSync(path.join(root, file)))) return;
  execFileSync('npm', ['run', '--silent', 'build:ui'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, digest);
}
