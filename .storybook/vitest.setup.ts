import { afterEach, beforeEach, expect } from 'vitest';
import { violationsInOtherModes } from './axeInEveryMode.ts';

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

afterEach(async () => {
  console.error = original;
  expect(errors, 'the story wrote errors to the console').toEqual([]);
  expect(await violationsInOtherModes()).toEqual([]);
});
