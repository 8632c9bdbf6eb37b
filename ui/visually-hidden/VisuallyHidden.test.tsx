import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describe('VisuallyHidden', () => {
  conformance(<VisuallyHidden>Words</VisuallyHidden>, { refersTo: HTMLSpanElement });
});
