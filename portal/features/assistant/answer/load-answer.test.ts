import { search } from '@yimen/contract/search';
import { getAppGuide } from '@yimen/contract/services/guide';
import { expect, test } from 'vitest';
import type { Call } from '../../../lib/api/call.ts';
import { loadAnswer } from './load-answer.ts';

const mail = service('mail-password', '邮箱密码重置', { reading: 'yóu', matches: [[0, 1]] });
const grant = service('scholarship', '奖学金申请');
const found: Record<string, unknown[]> = {
  you: [mail],
  yxmm: [mail],
  奖学金什么时候发: [grant],
  奖学金能一起拿吗: [grant],
};
const faq = [{ q: '国家奖学金和励志奖学金能一起拿吗？', a: '同一学年不能兼得。' }];

function service(id: string, title: string, spoken = {}) {
  return { kind: 'service', id, title, note: '', icon: '', path: '', matches: [], reading: '', ...spoken };
}

/** A portal with two services, one of which is asked about by letters. */
const call = (async (endpoint: unknown, input: { query?: string; appId?: string }) => {
  if (endpoint === search) return { list: found[input.query ?? ''] ?? [] };
  if (endpoint !== getAppGuide) throw new Error('not of this portal');
  const name = input.appId === mail.id ? mail.title : grant.title;
  const app = { id: input.appId, name, summary: '', department: { name: '学生工作处' } };
  const guide = {
    who: '本科生',
    faq,
    limit: { promised: '', statutory: '' },
    fee: '',
    feeBasis: '',
    place: '',
    hours: '',
  };
  return { app, guide };
}) as unknown as Call;

test('says that it does not know what a foreign sentence asks', async () => {
  expect(await loadAnswer(call, 'how are you', 'pc')).toEqual({ statements: [], sources: [], service: null, more: [] });
});

test('answers the initials of a service', async () => {
  expect((await loadAnswer(call, 'yxmm', 'pc')).service?.name).toBe('邮箱密码重置');
});

test('begins with no answer to another question, and offers that question', async () => {
  const { statements, more } = await loadAnswer(call, '奖学金什么时候发', 'pc');
  expect(statements[0]?.text).toBe('可以办“奖学金申请”，由学生工作处受理。');
  expect(more).toEqual([faq[0]?.q]);
});

test('begins with the answer of the guide to nearly the same question, which is not offered again', async () => {
  const { statements, more } = await loadAnswer(call, '奖学金能一起拿吗', 'pc');
  expect(statements[0]?.text).toBe('同一学年不能兼得。');
  expect(more).toEqual([]);
});
