import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Divider } from './index.ts';

describe('Divider', () => {
  conformance(<Divider>or</Divider>, { refersTo: HTMLDivElement });
});
