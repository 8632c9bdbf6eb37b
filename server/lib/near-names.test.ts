import { expect, test } from 'vitest';
import { nearNames, nearText } from './near-names.ts';

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
