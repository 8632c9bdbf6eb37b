import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { StatRow } from './index.ts';

describe('StatRow', () => {
  conformance(<StatRow items={[{ value: '3', label: 'Books', href: '#books' }]} />, { refersTo: HTMLDListElement });
});
