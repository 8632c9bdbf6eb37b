import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

const frame = {};
const speaker = { window: frame, origin: 'https://robot.example' };
const message = (data: unknown) => ({ data, origin: 'https://robot.example', source: frame as unknown });

test('the frame may say that it is ready, ask to be closed and to open a page of the portal', () => {
  expect(readMessage(message({ yimen: 'robot', action: 'ready' }), speaker)).toEqual({ action: 'ready' });
  expect(readMessage(message({ yimen: 'robot', action: 'close', more: 1 }), speaker)).toEqual({ action: 'close' });
  const open = { yimen: 'robot', action: 'open', href: '/service-hall?query=a' };
  expect(readMessage(message(open), speaker)).toEqual({ action: 'open', href: '/service-hall?query=a' });
});

test.each([
  ['another origin', { ...message({ yimen: 'robot', action: 'close' }), origin: 'https://evil.example' }],
  ['another window', { ...message({ yimen: 'robot', action: 'close' }), source: {} }],
  ['a script as address', message({ yimen: 'robot', action: 'open', href: 'javascript:alert(1)' })],
  ['an outside address', message({ yimen: 'robot', action: 'open', href: 'https://evil.example/' })],
  ['signing out', message({ yimen: 'robot', action: 'open', href: '/logout?a=1' })],
  ['signing in, however it is spelt', message({ yimen: 'robot', action: 'open', href: '/%6Cogin/' })],
  ['an unknown action', message({ yimen: 'robot', action: 'eval' })],
  ['no object', message('close')],
  ['nothing', message(null)],
])('%s is not heard', (_, received) => {
  expect(readMessage(received, speaker)).toBeUndefined();
});

test('a frame that is gone is not heard', () => {
  const received = { ...message({ yimen: 'robot', action: 'close' }), source: null };
  expect(readMessage(received, { window: null, origin: 'https://robot.example' })).toBeUndefined();
});
