import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, root } from '../../scripts/sources.ts';

const isText = (file: string) => !/\.(png|jpe?g|ico|woff2?|webp|pdf)$/.test(file) && file !== 'package-lock.json';
const self = path.posix.relative(root, import.meta.filename.split(path.sep).join('/'));

function linesThatMatch(pattern: RegExp, select: (file: string) => boolean): string[] {
  const files = listFiles().filter((file) => isText(file) && select(file) && file !== self);
  expect(files.length, 'the guard sees files').toBeGreaterThan(20);
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

describe('committed text', () => {
  test('names no path of one machine', () => {
    // A path of the site may begin with /home: only file paths count.
    const machine =
      /(?<![\w.-])\/(?:work|root|home|Users)\/(?<!\/home\/(?=special-services))[\w.-]+|\b[A-Z]:\\\\?Users|(?<![\w/-])shared\/(?:demo|design|hooks)/;
    expect(linesThatMatch(machine, () => true)).toEqual([]);
  });

  test('leaves nothing for later', () => {
    expect(linesThatMatch(/\b(TODO|FIXME|XXX|HACK)\b/, () => true)).toEqual([]);
  });
});

describe('the server', () => {
  const outside = (file: string) => file.startsWith('server/') && !file.startsWith('server/database/');

  test('opens no transaction but by inTransaction: Drizzle’s own keeps a lost connection for good', () => {
    expect(linesThatMatch(/\.transaction\(/, outside)).toEqual([]);
  });

  test('opens no connection to the database but in server/database: one without a listener ends the process', () => {
    expect(linesThatMatch(/\bnew (?:pg\.)?(?:Pool|Client)\(|\$client\.connect\(/, outside)).toEqual([]);
  });
});

describe('the portal', () => {
  const outside = (file: string) =>
    /^portal\/.*\.tsx?$/.test(file) && !file.startsWith('portal/router-internals/') && !/\.test\.tsx?$/.test(file);

  test('touches the parts that React Router may change at any time in portal/router-internals alone', () => {
    const unstable = /\bUNSAFE_|\bunstable_|__reactRouter|\bhistory\.state\b.*\bidx\b|streamController/;
    expect(linesThatMatch(unstable, outside)).toEqual([]);
  });

  test('has one kind of store, of portal/lib/store.ts', () => {
    expect(linesThatMatch(/new Set<\(\) => void>/, outside)).toEqual([]);
  });
});

describe('tests and code', () => {
  const isCode = (file: string) => /\.tsx?$/.test(file);

  test('skip, single out and ignore nothing', () => {
    const loosened =
      /\b(?:it|test|describe)\.(?:skip|todo|only)\b|\bx(?:it|describe)\(|@ts-(?:ignore|nocheck|expect-error)/;
    expect(linesThatMatch(loosened, isCode)).toEqual([]);
  });

  test('never wait for a fixed time', () => {
    expect(linesThatMatch(/waitForTimeout\(/, isCode)).toEqual([]);
  });
});
