import { describe } from 'vitest';
import { conformance } from '../../internals/testing/conformance.tsx';
import { Hero } from './index.ts';

describe('Hero', () => {
  conformance(<Hero name="Mingde" />, { refersTo: HTMLElement });
});
