import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { NewsRow } from './index.ts';

describe('NewsRow', () => {
  conformance(<NewsRow href="#a" title="News" note={['Office', '11-19']} />, { refersTo: HTMLAnchorElement });
});
