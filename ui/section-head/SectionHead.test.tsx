import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { SectionHead } from './index.ts';

describe('SectionHead', () => {
  conformance(<SectionHead title="News" count={3} more={{ label: 'All', href: '#all' }} />, {
    refersTo: HTMLDivElement,
  });
});
