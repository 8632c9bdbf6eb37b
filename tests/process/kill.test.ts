import { test } from 'vitest';
import { killWriters } from '../support/kill-writers.ts';

test('SIGKILLs during writes lose no acknowledged write, and each next start has the folder at once', () =>
  killWriters(3));
