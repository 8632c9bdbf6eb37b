import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Skeleton } from './index.ts';

describe('Skeleton', () => {
  conformance(<Skeleton />, { refersTo: HTMLSpanElement });
});
