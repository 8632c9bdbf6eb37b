import { describe, expect, test } from 'vitest';
import { followImport, listSources } from '../../scripts/sources.ts';

/** Folders of the shell that what stands in its pages may know; the others put the pages together. */
const publicShell = [
  'bridge',
  'document',
  'errors',
  'reload',
  'robot',
  'routes',
  'sign-out',
  'skeleton',
  'viewport',
  'visit',
];

/** Who may know whom inside the portal; `shell` is what is public of it, `frame` the rest. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  'router-internals': [],
  shell: ['lib', 'router-internals', 'offline'],
  offline: ['lib', 'router-internals', 'shell'],
  parts: ['lib', 'shell', 'offline'],
  features: ['lib', 'router-internals', 'shell', 'offline', 'parts'],
  frame: ['lib', 'router-internals', 'shell', 'offline', 'parts'],
};

/** What a feature offers to the others: its pages, and its modules of the two homes. */
const offered = /^portal\/features\/[^/]+\/(?:page|modules|phone-modules)\.ts$/;

/** What describes pages: the table of all pages knows it. */
const describesPages = /^portal\/(?:features\/[^/]+|shell\/pages)\/page\.ts$/;

/** Imports that pass by that; there may be fewer of them, never more. */
const exceptions: readonly string[] = [
  // Entries that wait for a network are laid over each list of a day, in code of which a page has little at first.
  'portal/features/home/phone/page.tsx → portal/features/schedule/use-with-waiting.ts',
  'portal/features/person/phone/Places.tsx → portal/features/schedule/use-with-waiting.ts',
  'portal/shell/layouts/mobile/layout.tsx → portal/features/schedule/use-with-waiting.ts',
];

/** The part of the portal that a file belongs to; undefined for its build's own files. */
function partOf(file: string): string | undefined {
  const [, part = '', folder = '', inside] = file.split('/');
  if (part === 'shell') return inside && publicShell.includes(folder) ? 'shell' : 'frame';
  if (part === 'features') return `features/${folder}`;
  return part in arrows ? part : undefined;
}

const kindOf = (part: string) => part.split('/')[0] ?? part;

function isAllowed(from: string, to: string, target: string): boolean {
  if (from === 'shell' && describesPages.test(target)) return true;
  if (kindOf(to) === 'features') return ['features', 'frame'].includes(kindOf(from)) && offered.test(target);
  return (arrows[kindOf(from)] ?? []).includes(to);
}

const crossing = listSources()
  .filter(({ path }) => path.startsWith('portal/') && !/\.test\.tsx?$/.test(path))
  .flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier }) => {
      const target = followImport(path, specifier);
      const [from, to] = [partOf(path), target?.startsWith('portal/') ? partOf(target) : undefined];
      if (!target || !from || !to || from === to) return [];
      return [{ from, to, target, at: `${path} → ${target}` }];
    }),
  );

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

  test('reach what each feature offers', () => {
    const offers = listSources().filter(({ path }) => offered.test(path));
    const reached = new Set(crossing.map(({ target }) => target));
    const own = 'portal/features/home/modules.ts';
    expect(offers.map(({ path }) => path).filter((path) => path !== own && !reached.has(path))).toEqual([]);
  });
});
