import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf, type Whole } from '../../server/changes/check.ts';
import type { Office } from '../../server/database/records.ts';
import { apps, categories, departments, labels, suitableFor } from '../../server/database/schema/services.ts';
import { sources } from '../../server/database/schema/sources.ts';
import { openTestDatabase } from '../../server/database/testing.ts';
import { loadDemo, readDemo } from '../../server/demo/load.ts';
import { fileAnswer } from '../../server/tenancy/files.ts';
import { findPicture } from '../../server/tenancy/pictures.ts';
import { type World, worldOf } from '../../server/testing/world.ts';
import { type Reader, readAll, unread } from './demo/answers.ts';
import { numbers, standing, tells } from './demo/content.ts';
import { counts, office } from './demo/counts.ts';
import { empty, type Findings, files, links, order, rawIds, weeks, weeksIn } from './demo/rules.ts';

/** A Tuesday, far from the week that the content was written for: what stands still is of another year by then. */
const now = new Date('2028-03-07T08:30:00+08:00');

let world: World;
let readers: Reader[];
let contents: Whole[];
beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { db, close } = await openTestDatabase();
  await loadDemo(db, now);
  world = worldOf(db, close);
  readers = await readAll(world);
  contents = await readDemo();
});
afterAll(async () => {
  vi.useRealTimers();
  await world?.close();
});

const contentOf = ({ institution }: Reader) => contents.find((whole) => whole.institution.id === institution);
const distinct = (findings: Findings) => [...new Set(findings)];

test('every reading call is read, as every person of the demo and as a guest', () => {
  expect(readers).toHaveLength(23);
  expect(unread(readers)).toEqual([]);
});

test.each(Object.entries({ counts, empty, weeks, links }))('%s agree', (_, rule) => {
  expect(distinct(readers.flatMap(rule))).toEqual([]);
});

test('the office system has the approvals that come from it', () => {
  const found = readers.flatMap((reader) => {
    const named = contentOf(reader)?.institution.office as Office | null | undefined;
    return office(reader, named?.source ?? '');
  });
  expect(found).toEqual([]);
});

test.each([
  ['第 9 周', [9]],
  ['第9周周三', [9]],
  ['第 1–8 周与第 10 至 16 周', [8, 16]],
  ['第 2 周至第 18 周', [2, 18]],
  ['3-16 周', [16]],
  ['满 14 周岁，6 至 60 周年', []],
])('weeks are found in %s', (text, found) => {
  expect(weeksIn({ key: 'title', text })).toEqual(found);
});

test('dates follow one another and have all moved', () => {
  expect(distinct(readers.flatMap((reader) => order(reader, now)))).toEqual([]);
});

test.each(Object.entries({ standing, tells }))('dates of a person: %s', (_, rule) => {
  const found = readers.flatMap((reader) => {
    const content = contentOf(reader);
    return content ? rule(reader, content) : [];
  });
  expect(found).toEqual([]);
});

/** Tables whose rows have a name to be shown by. */
const namedTables = [departments, apps, categories, labels, suitableFor, sources] as const;

test('no id stands in place of a name', () => {
  const found = readers.flatMap((reader) => {
    const content = contentOf(reader);
    const rows = content ? namedTables.flatMap((table) => rowsOf(content, table)) : [];
    return rawIds(reader, new Set(rows.map(({ id }) => id)));
  });
  expect(found).toEqual([]);
});

test('numbers belong to one office', () => {
  expect(contents.flatMap(numbers)).toEqual([]);
});

test('what is attached and pictured can be fetched', async () => {
  const found: Findings = [];
  for (const reader of readers) {
    const institution = { id: reader.institution };
    const fetched = async (path: string) =>
      path.startsWith('/files/')
        ? (await fileAnswer(world.db, institution, path)) !== null
        : (await findPicture(world.db, institution, path.split(/[/.]/).at(3) ?? '')) !== null;
    found.push(...(await files(reader, fetched)));
  }
  expect(distinct(found)).toEqual([]);
});
