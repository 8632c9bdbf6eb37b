import { test } from 'vitest';
import { killWriters } from '../support/kill-writers.ts';

test('30 SIGKILLs during writes lose no acknowledged write', () => killWriters(30));
