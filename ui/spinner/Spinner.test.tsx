import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Spinner } from './index.ts';

describe('Spinner', () => {
  conformance(<Spinner />, { refersTo: HTMLSpanElement });
});
