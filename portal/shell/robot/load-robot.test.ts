import { expect, test } from 'vitest';
import type { Call } from '../../lib/api/call.ts';
import { loadRobot } from './load-robot.ts';

const call = (link: string, type = 1) => (async () => [{ name: '小德', type, link }]) as unknown as Call;

test.each([
  ['https://robot.example/chat', 'https://robot.example/chat', true],
  ['/service-hall', '/service-hall', false],
  ['/no-such-page', '/assistant', false],
  ['javascript:alert(1)', '/assistant', false],
  ['', '/assistant', false],
])('a plain link to %s leads to %s', async (link, href, external) => {
  expect(await loadRobot(call(link))).toEqual({ name: '小德', type: 1, href, external });
});

test('the embedded robot’s own page is the portal’s assistant, whatever its frame shows', async () => {
  expect(await loadRobot(call('https://robot.example/', 2))).toMatchObject({ href: '/assistant', external: false });
});
