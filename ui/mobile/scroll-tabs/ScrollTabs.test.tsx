import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { ScrollTabs } from './index.ts';

describe('ScrollTabs', () => {
  conformance(<ScrollTabs label="Views" items={[{ id: 'all', label: 'All', href: '#all', current: true }]} />, {
    refersTo: HTMLElement,
  });
});
