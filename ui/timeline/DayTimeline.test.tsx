import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { DayTimeline } from './index.ts';

describe('DayTimeline', () => {
  conformance(<DayTimeline items={[{ time: '08:00', title: 'Lecture', state: 'now' }]} />, {
    refersTo: HTMLOListElement,
  });
});
