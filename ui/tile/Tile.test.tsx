import { describe } from 'vitest';
import { StarIcon } from '../icon/index.ts';
import { conformance } from '../internals/testing/conformance.tsx';
import { Tile } from './index.ts';

describe('Tile', () => {
  conformance(<Tile icon={<StarIcon />} />, { refersTo: HTMLSpanElement });
});
