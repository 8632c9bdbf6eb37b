import type { Approval } from '@yimen/contract/tasks/approvals';
import { expect, it } from 'vitest';
import { placeAction, placeWords } from './place-words.ts';

const approval: Approval = {
  id: 'a',
  title: '学生请假',
  view: 4,
  source: '学工系统',
  form: '学生请假单',
  sponsor: '秦朗',
  deadline: null,
  currentApprover: '周文博',
  status: '审批中',
  insertTime: '2026-11-18 09:12',
  updateTime: '2026-11-18 09:12',
  decidable: false,
  decided: null,
  progress: [],
};

it.each<[string, Partial<Approval>, string, string, string]>([
  ['who decides, how', { view: 1 }, '周文博', '同意和退回都在「学工系统」里办理，办完后这里的进度随它更新。', '去办理'],
  [
    'who decides here, that it may be done there',
    { view: 1, decidable: true },
    '周文博',
    '在这里同意或退回，也可以到「学工系统」里办理。',
    '去办理',
  ],
  [
    'who has decided, whose word counts',
    { view: 1, decided: 'approve' },
    '周文博',
    '你的意见已经送到，进度以「学工系统」为准。',
    '打开学工系统',
  ],
  [
    'who applied and pays, where',
    { currentApprover: '秦朗', status: '待缴费' },
    '秦朗',
    '这一步等你缴费，请到「学工系统」办理，办完后这里的进度随它更新。',
    '去缴费',
  ],
  [
    'who applied and adds something, where',
    { currentApprover: '秦朗' },
    '秦朗',
    '这一步由你来办，请到「学工系统」办理，办完后这里的进度随它更新。',
    '去办理',
  ],
  [
    'who applied and waits, what can be done meanwhile',
    {},
    '秦朗',
    '这件事在「学工系统」里，催办、补充材料和撤回都在那里进行。这里的进度随它更新。',
    '打开学工系统',
  ],
  [
    'whose application came back, how to go on',
    { currentApprover: '', status: '已退回' },
    '秦朗',
    '改好后在「学工系统」里重新提交。',
    '打开学工系统',
  ],
  [
    'whose application is done, where its result is',
    { currentApprover: '', status: '已通过' },
    '秦朗',
    '这件事在「学工系统」里办的，结果在那里查看。',
    '打开学工系统',
  ],
  [
    'who has a copy, where to read on',
    { view: 3 },
    '温庭柯',
    '这件事在「学工系统」里，详情在那里查看。',
    '打开学工系统',
  ],
])('tells %s', (_, more, reader, words, action) => {
  expect(placeWords({ ...approval, ...more }, '学工系统', reader)).toBe(words);
  expect(placeAction({ ...approval, ...more }, '学工系统', reader)).toBe(action);
});
