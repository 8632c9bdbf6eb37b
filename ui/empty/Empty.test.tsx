import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Empty } from './index.ts';

describe('Empty', () => {
  conformance(<Empty title="Nothing here" text="No tasks for now" />, { refersTo: HTMLDivElement });
});
