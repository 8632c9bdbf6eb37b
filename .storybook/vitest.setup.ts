import { afterEach, beforeEach, expect } from 'vitest';
import { cutAtLargeText } from './atLargeText.ts';
import { violationsInOtherModes } from './axeInEveryMode.ts';
import { indistinctInForcedColors } from './inForcedColors.ts';
import { movingThoughLess } from './lessMotion.ts';
import { lostFromRightToLeft } from './rightToLeft.ts';
import { hydrationFaults, type TestedStory } from './ssr/hydration.tsx';

// React reports a wrong key, a hydration mismatch or an unknown DOM attribute only on the console:
// a story that causes one is broken though it renders.
const original = console.error;
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    original(...parts);
  };
});

afterEach(async ({ task, ...context }) => {
  console.error = original;
  expect(errors, 'the story wrote errors to the console').toEqual([]);
  expect(await violationsInOtherModes()).toEqual([]);
  const { story } = context as { story?: TestedStory };
  if (story?.parameters.largeText !== false) expect(await cutAtLargeText()).toEqual([]);
  expect(await indistinctInForcedColors()).toEqual([]);
  if (task.file.name.includes('mobile')) {
    expect(lostFromRightToLeft()).toEqual([]);
    expect(await movingThoughLess()).toEqual([]);
  }
  // Screens are hydrated in journeys, as the portal serves them. Last, because it removes the story.
  if (story && !task.file.name.includes('screens'))
    expect(await hydrationFaults(story, task.file.filepath)).toEqual([]);
});
