import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { TaskRow } from './index.ts';

describe('TaskRow', () => {
  conformance(
    <TaskRow href="#a" title="Sign" note={['Office', 'Returned']} deadline={{ label: 'Today', tone: 'error' }} />,
    { refersTo: HTMLLIElement },
  );
});
