import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { TaskRows } from './index.ts';

describe('TaskRows', () => {
  conformance(<TaskRows items={[{ href: '#a', title: 'Sign', deadline: { label: 'Today', tone: 'error' } }]} />, {
    refersTo: HTMLUListElement,
  });
});
