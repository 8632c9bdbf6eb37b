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
import { aside, compare, exact, mostAside, similar, type Tolerance } from './pixels.ts';
import { type PlannedPicture, planPictures } from './plan.ts';
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
const free: Studio[] = [];
const failures: Failure[] = [];
const foreign = new Map<string, string>();
const taken: string[] = [];
const withLettersAside: string[] = [];

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
  for (let index = 0; index < studios; index += 1) free.push(await Studio.open(browser, origin));
});

afterAll(async () => {
  await browser.close();
  if (withLettersAside.length > 0) console.warn(`Letters a part of a pixel aside: ${withLettersAside.join(', ')}`);
  const report = await writeReport(failures);
  if (report) console.error(`Expected, actual and difference of ${failures.length} pictures: ${report}`);
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
        const found: string[] = [];
        await studio.photograph(story, async (picture) => {
          const failure = wishes.update ? await update(studio, picture) : await check(studio, picture);
          if (failure) found.push(failure);
        });
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
        failures.push(await keepFailure({ name, kind: 'orphan', expected: await readPicture(name) }));
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

async function check(studio: Studio, { path: name, mode }: PlannedPicture): Promise<string | undefined> {
  if (!hasPicture(name)) {
    failures.push(await keepFailure({ name, kind: 'new', actual: await studio.shootUntilStill() }));
    return `${mode}: there is no picture yet. See the report; npm run test:visual -- --update keeps it.`;
  }
  const expected = await readPicture(name);
  const actual = await studio.shootUntilStill(expected);
  const { accepted, count, step, sameSize } = compare(expected, actual, tolerance);
  if (accepted) return undefined;
  if (withLettersAside.length < mostAside && compare(expected, actual, aside).accepted) {
    withLettersAside.push(name);
    return undefined;
  }
  const extent = sameSize
    ? `${count} pixels differ, by up to ${step} of 255`
    : `${actual.width} × ${actual.height} px instead of ${expected.width} × ${expected.height}`;
  failures.push(await keepFailure({ name, kind: 'changed', extent, expected, actual }));
  return `${mode}: ${extent}`;
}

async function update(studio: Studio, { path: name }: PlannedPicture): Promise<undefined> {
  const actual = await studio.shootUntilStill();
  if (hasPicture(name) && compare(await readPicture(name), actual, tolerance).accepted) return;
  await writePicture(name, actual);
  taken.push(name);
}
