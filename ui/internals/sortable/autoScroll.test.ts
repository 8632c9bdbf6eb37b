import { expect, test } from 'vitest';
import { scrollStep } from './autoScroll.ts';

test('scrolls only within 30 px of an edge', () => {
  expect([30, 31, 400, 769, 770].map((at) => scrollStep(at, 0, 800))).toEqual([0, 0, 0, 0, 0]);
  expect(scrollStep(29, 0, 800)).toBe(-1);
  expect(scrollStep(771, 0, 800)).toBe(1);
});

test('scrolls faster the nearer it comes, by 10 px at most', () => {
  expect(scrollStep(15, 0, 800)).toBe(-5);
  expect(scrollStep(0, 0, 800)).toBe(-10);
  expect(scrollStep(-50, 0, 800)).toBe(-10);
  expect(scrollStep(900, 0, 800)).toBe(10);
});
