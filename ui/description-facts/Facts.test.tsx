import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Facts } from './index.ts';

describe('Facts', () => {
  conformance(<Facts items={[{ label: 'Fee', value: '10' }]} />, { refersTo: HTMLDivElement });
});
