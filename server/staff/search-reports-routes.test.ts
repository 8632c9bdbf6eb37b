import { codes } from '@yimen/contract/envelope';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { searchReports } from '@yimen/contract/staff/search-reports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedback } from '../database/schema/visits.ts';
import { minuteText } from '../lib/time.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

let world: World;
let staff: Editors<'admin' | 'desk'>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors({ admin: '20150132', desk: '20180266' }));
  vi.useFakeTimers({ toFake: ['Date'] });
  await world.db.delete(feedback);
  const { token } = staff.as('admin').as;
  for (const [about, subject] of [
    ['search', 'VPN 账号'],
    ['search', '看牙'],
    ['search', 'vpn 账号'],
    ['service', 'transcript-print'],
  ] as const)
    await world.call(sendFeedback, { about, subject, words: '没有找到' }, { token });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

test('what was searched for and reported is told, the most reported first, and nothing else that was said', async () => {
  await staff.hold({ desk: [['desk']] });
  const read = async (pageSize: number) => (await world.call(searchReports, { pageSize }, staff.as('desk').as)).data;
  const lastAt = minuteText(new Date());
  const [vpn, teeth] = [
    { query: 'vpn 账号', count: 2, lastAt },
    { query: '看牙', count: 1, lastAt },
  ];
  expect(await read(10)).toEqual({ list: [vpn, teeth], total: 2 });
  expect(await read(1)).toEqual({ list: [vpn], total: 2 });
  await staff.hold({ desk: [['designer']] });
  expect(await world.call(searchReports, {}, staff.as('desk').as)).toMatchObject({ code: codes.forbidden });
});

test('an editor of one department is refused: what is searched for is of none', async () => {
  const read = () => world.call(searchReports, {}, staff.as('desk').as);
  await staff.hold({ desk: [['editor', 'department', 'it-center']] });
  expect(await read()).toMatchObject({ code: codes.forbidden, data: null });
  await staff.hold({ desk: [['editor']] });
  expect((await read()).data.total).toBe(2);
});
