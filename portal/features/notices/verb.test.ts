import { expect, test } from 'vitest';
import { verbOf } from './verb.ts';

test.each([
  ['/service-hall/details/transcript-print', '去办理'],
  ['/task-center?view=mine&task=appr-lin-card', '查看办件'],
  ['/personal-center?tab=feedback&feedback=20261128-0007', '查看答复'],
  ['/task-center', '去任务中心'],
  ['/schedule-center?view=day&date=2026-11-20', '去日程中心'],
  ['/personal-center?tab=account', '去个人中心'],
  ['https://library.example/renew', '打开网页'],
])('a message that leads to %s says %s', (link, verb) => {
  expect(verbOf(link)).toBe(verb);
});
