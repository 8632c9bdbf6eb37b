import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type Camera,
  hasPicture,
  listPictures,
  packPicture,
  readCamera,
  readPicture,
  removePicture,
  sameCamera,
  writeCamera,
  writePicture,
} from './album.ts';
import { Comparison } from './comparison.ts';
import { compare, exact, similar, type Tolerance } from './pixels.ts';
import { type PlannedStory, planPictures } from './plan.ts';
import { type Failure, keepFailure, writeReport } from './report.ts';
import { cameraOf, openBrowser, Studio } from './studio.ts';
import { isWished, wishes } from './wishes.ts';

const { origin, stories } = inject('storybook');
const planned = planPictures(stories);
const wished = planned.filter(isWished);

/** As many as this project's `maxConcurrency`: one for each core of a small machine. */
const studios = 2;

let browser: Browser;
let camera: Camera;
let tolerance: Tolerance = exact;
let comparison: Comparison;
const free: Studio[] = [];
const failures = new Map<string, Failure>();
const foreign = new Map<string, string>();
const taken: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  camera = cameraOf(browser);
  const before = readCamera();
  if (before && !sameCamera(before, camera)) {
    if (wishes.update && wishes.only.length > 0)
      throw new Error(`${described(before)}: take all pictures anew, not some.`);
    tolerance = similar;
    console.warn(
      `${described(before)}, this is Chromium ${camera.chromium} on ${camera.processor}: small differences pass.`,
    );
  }
  comparison = new Comparison({ has: hasPicture, read: readPicture }, tolerance);
  for (let index = 0; index < studios; index += 1) free.push(await Studio.open(browser, origin));
});

afterAll(async () => {
  await browser.close();
  const { redrawn } = comparison;
  if (redrawn.length > 0) console.warn(`Drawn once more in a document of their own: ${redrawn.join(', ')}`);
  const report = writeReport([...failures.values()]);
  if (report) console.error(`Expected, actual and difference of ${failures.size} pictures: ${report}`);
});

function described({ chromium, processor }: Camera): string {
  return `The pictures were taken with Chromium ${chromium} on ${processor}`;
}

test('there are stories to picture', () => {
  expect(planned.length).toBeGreaterThan(200);
  expect(wished.length, `stories named ${wishes.only.join(', ')}`).toBeGreaterThan(0);
});

describe.concurrent('a story looks as in its committed pictures', () => {
  for (const story of wished) {
    test(`${story.title}: ${story.name}`, async ({ expect }) => {
      const studio = free.pop();
      if (!studio) throw new Error(`More than ${studios} stories are drawn at once.`);
      try {
        const found = wishes.update ? await update(studio, story) : await check(studio, story);
        const letters = await studio.findForeignLetters();
        if (letters) foreign.set(story.id, letters);
        expect(found).toEqual([]);
      } finally {
        free.push(studio);
      }
    });
  }
});

describe('the album', () => {
  const expected = new Set(planned.flatMap(({ pictures }) => pictures.map((each) => each.path)));

  test('holds no picture that no story asks for', async () => {
    const folders = new Set(wished.flatMap(({ pictures }) => pictures.map((each) => path.dirname(each.path))));
    const orphans = listPictures().filter(
      (name) => !expected.has(name) && (wishes.only.length === 0 || folders.has(path.dirname(name))),
    );
    if (wishes.update) for (const name of orphans) removePicture(name);
    else
      for (const name of orphans)
        failures.set(name, await keepFailure({ name, kind: 'orphan', expected: await readPicture(name) }));
    expect(wishes.update ? [] : orphans).toEqual([]);
  });

  test('is packed tightly', { timeout: 3_600_000 }, async () => {
    for (const name of taken) await packPicture(name);
  });

  test('says what it was taken with', () => {
    if (wishes.update) writeCamera(camera);
    expect(readCamera()).toBeDefined();
  });

  test('is drawn in the pinned typeface', () => {
    expect(Object.fromEntries(foreign)).toEqual({});
  });
});

async function check(studio: Studio, story: PlannedStory): Promise<string[]> {
  // Of a first try.
  for (const { path: name } of story.pictures) failures.delete(name);
  const found = await comparison.findDifferences(studio, story);
  for (const finding of found) failures.set(finding.name, await keepFailure(finding));
  return found.map(({ mode, extent }) =>
    extent === undefined
      ? `${mode}: there is no picture yet. See the report; npm run test:visual -- --update keeps it.`
      : `${mode}: ${extent}`,
  );
}

async function update(studio: Studio, story: PlannedStory): Promise<string[]> {
  await studio.photographAfresh(story, async ({ path: name }) => {
    const actual = await studio.shootUntilStill();
    if (hasPicture(name) && compare(await readPicture(name), actual, tolerance).accepted) return;
    await writePicture(name, actual);
    taken.push(name);
  });
  return [];
}
