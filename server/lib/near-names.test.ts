import { expect, test } from 'vitest';
import { nearNames, nearText, nearTexts } from './near-names.ts';

const icons = ['file', 'file-text', 'file-check', 'house', 'hospital', 'layers', 'player', 'graduation-cap', 'school'];

test.each([
  ['file-txet', ['file-text', 'file']],
  ['hous', ['house']],
  ['layer', ['layers', 'player']],
  ['graduation', ['graduation-cap']],
  ['text', ['file-text']],
  ['zzz', []],
])('near “%s” are %j', (given, near) => {
  expect(nearNames(given, icons)).toEqual(near);
});

test('at most five are told, the nearest first', () => {
  const names = Array.from({ length: 20 }, (_, index) => `room-${index + 10}`);
  expect(nearNames('room-1', names)).toEqual(['room-10', 'room-11', 'room-12', 'room-13', 'room-14']);
});

test('without any the sentence goes without', () => {
  expect([nearText('hous', icons), nearText('zzz', icons)]).toEqual(['，相近的有 house', '']);
});

test('a check of many rows looks once for each wrong name, and for a hundred of them', () => {
  let looks = 0;
  const near = nearTexts(() => {
    looks += 1;
    return icons;
  });
  for (let row = 0; row < 1000; row += 1) expect(near('hous')).toBe('，相近的有 house');
  expect(looks).toBe(1);
  for (let row = 0; row < 1000; row += 1) near(`layer${row}`);
  expect(looks).toBe(100);
  expect([near('hous'), near('schol')]).toEqual(['，相近的有 house', '']);
});
