import { expect, test } from 'vitest';
import { officeLines } from './place-of.ts';

test('a class stands beside the department, not for the identity', () => {
  expect(officeLines({ department: '信息工程学院', title: '软件工程 2403 班' }, '本科生')).toEqual([
    '信息工程学院',
    '软件工程 2403 班',
  ]);
});

test('who is listed under no other name than the post is not told it twice', () => {
  expect(officeLines({ department: '教务处', title: '科长' }, '科长')).toEqual(['教务处']);
  expect(officeLines({ department: '', title: '市民' }, '市民')).toEqual([]);
});
