import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { StatisticRow } from './index.ts';

describe('StatisticRow', () => {
  conformance(<StatisticRow items={[{ value: 1286402, unit: 'times', label: 'Used' }]} />, {
    refersTo: HTMLDivElement,
  });
});
