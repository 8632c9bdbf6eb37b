import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { CategoryRail } from './index.ts';

describe('CategoryRail', () => {
  conformance(<CategoryRail items={[{ id: 'all', label: 'All', href: '#all', current: true }]} />, {
    refersTo: HTMLElement,
  });
});
