import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { MediaCard } from './index.ts';

describe('MediaCard', () => {
  conformance(<MediaCard href="#a" title="Topic" text="Twelve steps" note="24 days" />, {
    refersTo: HTMLAnchorElement,
  });
  conformance(<MediaCard variant="plain" href="#a" title="Topic" note="Today" />, { refersTo: HTMLAnchorElement });
});
