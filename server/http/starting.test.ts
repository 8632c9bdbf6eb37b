import { expect, test } from 'vitest';
import { starting } from './starting.ts';

test('before the server can answer, a page asks again by itself and a call is told to', async () => {
  const page = starting(new Request('http://school.test/home', { headers: { accept: 'text/html,*/*' } }));
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1']);
  expect(await page.text()).toContain('正在启动');
  const call = starting(new Request('http://school.test/ready'));
  expect([call.status, call.headers.get('retry-after'), call.headers.get('refresh')]).toEqual([503, '1', null]);
  expect(await call.json()).toEqual({ status: 'starting' });
});
