import { describe } from 'vitest';
import { StarIcon } from '../../icon/index.ts';
import { conformance } from '../../internals/testing/conformance.tsx';
import { IconGrid } from './index.ts';

describe('IconGrid', () => {
  conformance(<IconGrid items={[{ href: '#a', label: 'Card', icon: <StarIcon size={24} /> }]} />, {
    refersTo: HTMLUListElement,
  });
});
