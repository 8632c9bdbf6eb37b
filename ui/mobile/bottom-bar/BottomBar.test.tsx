import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { BottomBar } from './index.ts';

describe('BottomBar', () => {
  conformance(<BottomBar>Start</BottomBar>, { refersTo: HTMLDivElement });
});
