import type { Guide } from '@yimen/contract/services/guide';
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const guide = {
  who: '60 周岁以上老人',
  conditions: [],
  steps: [],
  fee: '',
  place: '市政务服务中心二楼',
  faq: [],
  legalBasis: [],
} as unknown as Guide;
const ids = (care: boolean) => sectionsOf(guide, care).map(({ id }) => id);

test('where to go comes first in care mode, and the rest keeps its order', () => {
  expect(ids(false)).toEqual(['who', 'materials', 'time', 'place']);
  expect(ids(true)).toEqual(['place', 'who', 'materials', 'time']);
});
