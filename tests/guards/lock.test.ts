import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/sources.ts';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

// npm leaves a platform's package out of the lock when the registry lacks it, and `npm ci` then
// refuses on every machine ("Missing: … from lock file"). Pin a version that has them all.
test('the lock file holds the packages of every platform', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const wanted = Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ owner, name })),
  );
  expect(wanted.length).toBeGreaterThan(30);
  const missing = wanted.filter(({ owner, name }) => !isLocked(owner, name));
  expect(missing).toEqual([]);

  function isLocked(owner: string, name: string): boolean {
    const parts = owner.split('/node_modules/');
    const places = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
    return [...places, `node_modules/${name}`].some((place) => place in lock.packages);
  }
});
