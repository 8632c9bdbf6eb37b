import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { Agenda } from './index.ts';

describe('Agenda', () => {
  conformance(<Agenda items={[{ time: '10:10', title: 'Lecture', current: true }]} />, { refersTo: HTMLOListElement });
});
