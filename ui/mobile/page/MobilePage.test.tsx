import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { MobilePage } from './index.ts';

describe('MobilePage', () => {
  conformance(<MobilePage>Content</MobilePage>, { refersTo: HTMLDivElement });
});
