import { describe } from 'vitest';
import { conformance } from '../internals/testing/conformance.tsx';
import { Box } from './index.ts';

describe('Box', () => {
  conformance(
    <Box padding={16} surface="surface" border radius="medium">
      Words
    </Box>,
    { refersTo: HTMLDivElement },
  );
});
