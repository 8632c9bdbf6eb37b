import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { SearchBar } from './index.ts';

describe('SearchBar', () => {
  conformance(<SearchBar href="#search" placeholder="Search" />, { refersTo: HTMLAnchorElement });
});
