import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { SortableGrid } from './index.ts';

describe('SortableGrid', () => {
  conformance(
    <SortableGrid
      groups={[{ id: 'a', label: 'Mine', items: [{ id: '1', name: 'One' }] }]}
      onGroupsChange={() => undefined}
      onRemove={() => undefined}
    />,
    { refersTo: HTMLDivElement },
  );
});
