import { describe, expect, test } from 'vitest';
import { followImport, listSources } from '../../scripts/sources.ts';

/** Folders of the shell that pages and features may import; the other folders assemble the pages. */
const publicShell = [
  'bridge',
  'document',
  'errors',
  'guards',
  'reload',
  'robot',
  'routes',
  'sign-out',
  'skeleton',
  'viewport',
  'visit',
];

/** Which parts of the portal may import which; `shell` is the public part of the shell, `frame` the rest. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  'router-internals': [],
  shell: ['lib', 'router-internals', 'offline'],
  offline: ['lib', 'router-internals', 'shell'],
  parts: ['lib', 'shell', 'offline'],
  shared: ['lib', 'shell', 'offline', 'parts'],
  features: ['lib', 'router-internals', 'shell', 'offline', 'parts'],
  frame: ['lib', 'router-internals', 'shell', 'offline', 'parts'],
};

/** The public files of a feature: its pages, its modules for the two homes, and its shared code. */
const offered = /^portal\/features\/[^/]+\/(?:(?:page|modules|phone-modules)\.ts$|shared\/)/;
/** Shared code is a layer below the features: it may import only the shared code of other features. */
const offeredToShared = /^portal\/features\/[^/]+\/(?:page\.ts$|shared\/)/;

/** Files that describe pages: the table of all pages imports them. */
const describesPages = /^portal\/(?:features\/[^/]+|shell\/pages)\/page\.ts$/;

/** Imports that break these rules; the list may become shorter, not longer. */
const exceptions: readonly string[] = [
  // Entries that wait for the network are added to each list of a day, by a module that loads most of its code later.
  'portal/features/home/phone/page.tsx → portal/features/schedule/use-with-waiting.ts',
  'portal/features/person/phone/MeLinks.tsx → portal/features/schedule/use-with-waiting.ts',
  'portal/shell/layouts/mobile/layout.tsx → portal/features/schedule/use-with-waiting.ts',
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The part of the portal to which a file belongs; undefined for files of the build. */
function partOf(file: string): string | undefined {
  const [, part = '', folder = '', inside] = file.split('/');
  if (part === 'shell') return inside && publicShell.includes(folder) ? 'shell' : 'frame';
  if (part === 'features') return inside === 'shared' ? `shared/${folder}` : `features/${folder}`;
  return part in arrows ? part : undefined;
}

const kindOf = (part: string) => part.split('/')[0] ?? part;

function isAllowed(from: string, to: string, target: string): boolean {
  if (from === 'shell' && describesPages.test(target)) return true;
  if (['features', 'shared'].includes(kindOf(to))) {
    if (kindOf(from) === 'shared') return offeredToShared.test(target);
    return ['features', 'frame'].includes(kindOf(from)) && offered.test(target);
  }
  return (arrows[kindOf(from)] ?? []).includes(to);
}

const known = listSources()
  .filter(({ path }) => path.startsWith('portal/') && !isTest(path))
  .flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier }) => {
      const target = followImport(path, specifier);
      const [from, to] = [partOf(path), target?.startsWith('portal/') ? partOf(target) : undefined];
      if (!target || !from || !to) return [];
      return [{ from, to, path, target, at: `${path} → ${target}` }];
    }),
  );
const crossing = known.filter(({ from, to }) => from !== to);

/** The folder of a feature's subject, or that of another part. */
const subjectOf = (file: string) => file.split('/').slice(0, 3).join('/');

describe('arrows inside the portal', () => {
  test('point from features to what all of them share, and to what another offers', () => {
    expect(crossing.length, 'the guard sees imports between the parts').toBeGreaterThan(500);
    const wrong = crossing.filter(({ from, to, target }) => !isAllowed(from, to, target)).map(({ at }) => at);
    expect(wrong.toSorted()).toEqual(exceptions);
  });

  test('start in every part that is named, and in each feature', () => {
    const starts = new Set(crossing.map(({ from }) => from));
    expect(Object.keys(arrows).filter((part) => ![...starts].some((from) => kindOf(from) === part))).toEqual([
      'lib',
      'router-internals',
    ]);
    expect([...starts].filter((from) => kindOf(from) === 'features').length).toBeGreaterThan(10);
  });

  test('reach what each feature offers from another subject', () => {
    const offers = listSources().flatMap(({ path }) => (offered.test(path) && !isTest(path) ? path : []));
    expect(offers.length).toBeGreaterThan(50);
    // Shared code may import files of its own folder.
    const reached = known.filter(
      ({ from, to, path, target }) =>
        subjectOf(path) !== subjectOf(target) || (from === to && from.startsWith('shared')),
    );
    const targets = new Set(reached.map(({ target }) => target));
    const own = 'portal/features/home/modules.ts';
    expect(offers.filter((path) => path !== own && !targets.has(path))).toEqual([]);
  });
});
