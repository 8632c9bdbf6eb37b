import { expect, test } from 'vitest';
import { currentFirst, lifetimeText, type SignedInSession, sessionDevice } from './words.ts';

test.each([
  ['Windows，Chrome', 'Windows 电脑', 'Chrome', 'desk'],
  ['Android，微信', 'Android 手机', '微信', 'hand'],
  ['iPhone，Safari', 'iPhone', 'Safari', 'hand'],
  ['iPad，Safari', 'iPad', 'Safari', 'hand'],
  ['未知设备', '未知设备', '', 'unknown'],
])('%s is called %s', (text, name, app, kind) => {
  expect(sessionDevice(text)).toEqual({ name, app, kind });
});

test('this device comes first, one that nobody has answered for last', () => {
  const session = (id: string, seenAt: string, more = {}) =>
    ({ id, seenAt, current: false, unfamiliar: false, ...more }) as SignedInSession;
  const order = currentFirst([
    session('strange', '2026-11-20 12:00', { unfamiliar: true }),
    session('old', '2026-11-11 08:00'),
    session('here', '2026-11-10 08:00', { current: true }),
    session('lately', '2026-11-20 08:00'),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['here', 'lately', 'old', 'strange']);
});

test('limits are said as the system keeps them', () => {
  expect(lifetimeText({ idleMinute: 7200, lifetimeDay: 30 })).toContain('最长保留 30 天；连续 5 天没有');
  expect(lifetimeText({ idleMinute: 120, lifetimeDay: 7 })).toContain('连续 2 小时没有');
  expect(lifetimeText({ idleMinute: 45, lifetimeDay: 7 })).toContain('连续 45 分钟没有');
});
