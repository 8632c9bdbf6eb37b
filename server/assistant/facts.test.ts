import type { Guide } from '@yimen/contract/services/guide';
import { expect, test } from 'vitest';
import { factsOfGuide } from './facts.ts';

const guide: Guide = {
  who: '',
  conditions: [],
  materials: [],
  steps: [],
  limit: { promised: '', statutory: '' },
  fee: '',
  feeBasis: '',
  result: { name: '', how: '' },
  place: '',
  hours: '',
  contactName: '',
  contactPhone: '',
  faq: [],
  notices: [],
} as unknown as Guide;
const app = { name: '学生证补办', summary: '' };
const office = { id: 'xsc', name: '学生工作处', office: '', way: '', phone: '0579-8866 0230', hours: '', intro: '' };

const told = (changes: Partial<Guide>, department?: typeof office) =>
  factsOfGuide(app, { ...guide, ...changes }, department).map(({ text }) => text);

test('an empty guide says nothing', () => {
  expect(told({})).toEqual([]);
});

test('a contact without a telephone is no telephone: the department’s is', () => {
  expect(told({ contactName: '柳**' })).toEqual([]);
  expect(told({ contactName: '柳老师' }, office)).toEqual(['学生工作处电话：0579-8866 0230。']);
  expect(told({ contactName: '柳老师', contactPhone: '0579-8866 0232' }, office)).toEqual([
    '咨询电话：柳老师 0579-8866 0232。',
  ]);
});

test('the statutory time is told where none is promised', () => {
  expect(told({ limit: { promised: '', statutory: '20 个工作日' } })).toEqual(['法定时限：20 个工作日。']);
});

test('what a fee costs is in the words that are cited for it', () => {
  const [fee] = factsOfGuide(app, { ...guide, fee: '每本 10 元', feeBasis: '《工本费标准》' }, undefined);
  expect(fee).toMatchObject({ text: '收费：每本 10 元。', quote: '每本 10 元，《工本费标准》' });
});
