import type { Office } from '@yimen/contract/services/offices';
import { expect, test } from 'vitest';
import { byKind, officesFor } from './found.ts';

const office = (name: string, given: Partial<Office> = {}): Office => ({
  id: name,
  name,
  names: [],
  kind: '',
  intro: '',
  place: '',
  way: '',
  phone: '',
  hours: '',
  services: 0,
  ...given,
});
const namesOf = (found: readonly Office[]) => found.map(({ name }) => name);

const offices = [
  office('教务处', { kind: '行政部门', phone: '0579-8866 0210' }),
  office('信息化中心', { kind: '直属单位', names: ['网络中心', 'IT 中心'] }),
  office('校医院'),
  office('财务处', { kind: '行政部门' }),
];

test.each([
  ['教务', ['教务处']],
  ['网络中心', ['信息化中心']],
  ['it中心', ['信息化中心']],
  ['8866-0210', ['教务处']],
  [' ', ['教务处', '信息化中心', '校医院', '财务处']],
  ['食堂', []],
])('“%s” finds %j', (words, names) => expect(namesOf(officesFor(offices, words))).toEqual(names));

test('kinds stand in the order of their offices, those without one last', () => {
  expect(byKind(offices).map(({ kind, offices: some }) => [kind, namesOf(some)])).toEqual([
    ['行政部门', ['教务处', '财务处']],
    ['直属单位', ['信息化中心']],
    ['', ['校医院']],
  ]);
});
