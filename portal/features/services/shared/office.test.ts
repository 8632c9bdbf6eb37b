import { expect, it } from 'vitest';
import { officeName } from './office.ts';

it('leaves out the place that the institution names itself after', () => {
  expect(officeName('云州市住房公积金管理中心', '云州市政务服务中心')).toBe('住房公积金管理中心');
  expect(officeName('澄湖区税务局', '云州市政务服务中心')).toBe('澄湖区税务局');
});

it('keeps names that begin otherwise, and those that are little more than the place', () => {
  expect(officeName('教务处', '明德大学')).toBe('教务处');
  expect(officeName('云州市局', '云州市政务服务中心')).toBe('云州市局');
});
