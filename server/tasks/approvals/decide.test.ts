import { codes } from '@yimen/contract/envelope';
import { decideApproval, getApprovalInfo, getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../database/schema/audit.ts';
import { approvalDecisions } from '../../database/schema/person.ts';
import { openSources } from '../../sources/fixture.ts';
import { answers, hangs, says } from '../../testing/source-server.ts';

const at = openSources();

/** A leave as the other system tells it. */
const leave = (id: string, changed = '2026-11-20 09:00') => ({
  id,
  title: `请假：${id}`,
  at: changed,
  reason: '家中有事',
  days: 2,
  files: [
    { name: '诊断证明.pdf', link: 'https://leave.example.edu/files/1', bytes: 412_000 },
    { name: '假的.pdf', link: 'javascript:alert(1)' },
  ],
});

let waiting: ReturnType<typeof leave>[];
let decides: Parameters<typeof at.other.behave>[0];
const sent = () => at.other.asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

const config = (more: Record<string, unknown> = {}) => ({
  url: `${at.other.origin}/waiting?user={no}&view={view}`,
  headers: { authorization: 'Bearer {secret:token}' },
  fields: { id: 'id', title: 'title', insertTime: 'at', updateTime: 'at' },
  content: [
    { label: '事由', from: 'reason' },
    { label: '天数', from: 'days' },
  ],
  attachments: { list: 'files', name: 'name', url: 'link', size: 'bytes' },
  decisions: {
    url: `${at.other.origin}/decide`,
    body: { who: '{no}', item: '{approval}', act: '{decision}', why: '{reason}', once: '{key}' },
    values: { approve: 'pass', return: 'reject' },
    success: { path: 'code', values: ['0'] },
    message: 'msg',
  },
  ...more,
});

beforeEach(async () => {
  waiting = [leave('a'), leave('b')];
  decides = answers({ code: 0 });
  at.other.behave((request, response) =>
    request.url?.startsWith('/decide')
      ? decides(request, response)
      : answers(request.url?.includes('view=1') ? waiting : [])(request, response),
  );
  await at.world.db.delete(approvalDecisions);
});

const add = (more: Record<string, unknown> = {}) =>
  at.add({ kind: 'approvals', id: 'leave', config: config(more), secrets: { token: 'leave-token' } });
const decide = (approvalId: string, decision: 'approve' | 'return', reason = '') =>
  at.world.call(decideApproval, { approvalId, decision, reason }, { token: at.dean });
const rowOf = async (id: string) =>
  (await at.world.call(getMergerApprovalData, { view: 1, pageSize: 100 }, { token: at.dean })).data.list.find(
    (row) => row.id === id,
  );

describe('an approval of another system', () => {
  test('is decided in its system, shows at once what was decided, and is gone with the next answer', async () => {
    await add();
    expect(await rowOf('leave.a')).toMatchObject({ decidable: true, decided: null });
    expect(await decide('leave.a', 'approve')).toMatchObject({ success: true, data: { decided: 'approve' } });
    expect(sent()).toEqual([{ who: '20030017', item: 'a', act: 'pass', why: '', once: expect.any(String) }]);
    expect(at.other.asked.find(({ method }) => method === 'POST')?.headers.authorization).toBe('Bearer leave-token');
    expect(await rowOf('leave.a')).toMatchObject({ decidable: false, decided: 'approve' });
    expect(await decide('leave.a', 'return', '人手不够')).toMatchObject({ code: codes.decidedAlready });
    waiting = [leave('b')];
    expect(await rowOf('leave.a')).toBeUndefined();
    expect(await decide('leave.a', 'approve')).toMatchObject({ code: codes.decidedAlready });
    expect(sent()).toHaveLength(1);
    const entries = await at.world.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'decide-approval'), eq(auditEntries.key, 'leave.a')));
    expect(entries.map(({ detail, actor }) => [detail, actor])).toEqual([['同意', 'person:20030017']]);
  });

  test('waits again where it comes back changed', async () => {
    await add();
    await decide('leave.a', 'return', '请补充证明');
    expect(sent()[0]).toMatchObject({ act: 'reject', why: '请补充证明' });
    waiting = [leave('a', '2026-11-20 15:00')];
    expect(await rowOf('leave.a')).toMatchObject({ decidable: true, decided: null });
    expect(await decide('leave.a', 'approve')).toMatchObject({ success: true });
    const [first, second] = sent();
    expect(first.once).not.toBe(second.once);
  });

  test('that its system refuses stays as it is, with what the system says', async () => {
    await add();
    decides = answers({ code: 7, msg: '这张单据已被撤回' });
    expect(await decide('leave.a', 'approve')).toMatchObject({
      code: codes.decisionRefused,
      msg: '外部leave：这张单据已被撤回',
    });
    decides = says('no', 403);
    expect(await decide('leave.a', 'approve')).toMatchObject({ code: codes.decisionRefused });
    expect(await rowOf('leave.a')).toMatchObject({ decidable: true, decided: null });
  });

  test('whose system took it and did not answer is sent again as the same, and not as another', async () => {
    await add({ timeoutMs: 300 });
    decides = hangs;
    expect(await decide('leave.a', 'approve')).toMatchObject({ code: codes.decisionUnanswered });
    expect(await rowOf('leave.a')).toMatchObject({ decidable: true, decided: null });
    decides = answers({ code: 0 });
    const other = await decide('leave.a', 'return', '不行');
    expect(other).toMatchObject({ code: codes.decisionUnanswered, msg: expect.stringContaining('同意') });
    expect(await decide('leave.a', 'approve')).toMatchObject({ success: true });
    const [first, second] = sent();
    expect(sent()).toHaveLength(2);
    expect(second).toEqual(first);
  });

  test('that its system refuses the second time may have been decided the first', async () => {
    await add({ timeoutMs: 300 });
    decides = hangs;
    await decide('leave.a', 'approve');
    decides = answers({ code: 9, msg: '不能重复办理' });
    const again = await decide('leave.a', 'approve');
    expect(again).toMatchObject({ code: codes.decisionUnanswered, msg: expect.stringContaining('可能已经办成') });
    expect(await decide('leave.a', 'return', '改主意了')).toMatchObject({ code: codes.decisionUnanswered });
    waiting = [];
    expect((await decide('leave.a', 'approve')).msg).toContain('可能已经办成');
    const keys = new Set(sent().map(({ once }) => once));
    expect(keys.size).toBe(1);
  });

  test('that is decided twice at the same time is sent once', async () => {
    await add();
    const both = await Promise.all([decide('leave.a', 'approve'), decide('leave.a', 'approve')]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  test('that is gone, is another person’s or is returned without a reason is refused and not sent', async () => {
    await add();
    expect(await decide('leave.z', 'approve')).toMatchObject({ code: codes.notFound });
    expect(await decide('leave.a', 'return')).toMatchObject({ code: codes.decisionRefused, msg: '请写明退回的原因' });
    expect(await decide('appr-zhou-leave-qin', 'approve')).toMatchObject({ code: codes.notFound });
    expect(sent()).toEqual([]);
  });

  test('is not offered where its system does not say that it takes decisions', async () => {
    await add({ decisions: undefined });
    expect(await rowOf('leave.a')).toMatchObject({ decidable: false });
    expect(await decide('leave.a', 'approve')).toMatchObject({ code: codes.decisionRefused });
    expect(sent()).toEqual([]);
  });

  test('shows what it says and its files, of which none leads to a script', async () => {
    await add();
    const { data } = await at.world.call(getApprovalInfo, { approvalId: 'leave.a' }, { token: at.dean });
    expect(data.fields).toEqual([
      { label: '事由', value: '家中有事' },
      { label: '天数', value: '2' },
    ]);
    expect(data.attachments).toEqual([
      { name: '诊断证明.pdf', url: 'https://leave.example.edu/files/1', size: '412 KB' },
    ]);
  });
});

test('an approval of our own table is decided in it, and only where it says so', async () => {
  const token = await at.world.signIn('20150132');
  const read = async (approvalId: string) =>
    (await at.world.call(getApprovalInfo, { approvalId }, { token })).data.approval;
  const act = (approvalId: string, decision: 'approve' | 'return', reason = '') =>
    at.world.call(decideApproval, { approvalId, decision, reason }, { token });
  expect(await act('appr-zhou-room-305', 'approve')).toMatchObject({ code: codes.decisionRefused });
  expect(await act('appr-zhou-leave-qin', 'approve')).toMatchObject({ success: true });
  const approved = await read('appr-zhou-leave-qin');
  expect(approved).toMatchObject({
    view: 2,
    status: '已同意，等辅导员批准',
    currentApprover: '纪晓棠',
    decidable: false,
  });
  expect(approved.progress.map(({ result, when }) => [result, when !== null])).toEqual([
    [expect.stringContaining('奶奶手术陪护一天'), true],
    ['同意', true],
    ['', false],
  ]);
  expect(await act('appr-zhou-leave-qin', 'return', '再想想')).toMatchObject({ code: codes.decidedAlready });
  await act('appr-zhou-leave-he', 'return', '请附诊断证明');
  const returned = await read('appr-zhou-leave-he');
  expect(returned).toMatchObject({ view: 2, status: '已退回', currentApprover: '' });
  expect(returned.progress.at(-1)?.result).toBe('退回：请附诊断证明');
});
