import { expect, test } from 'vitest';
import type { ApiClient } from '../../lib/api/client.ts';
import { apiArrival, casArrival, oauthArrival, type ReadArrival, wechatArrival } from './arrival.ts';

/** What an address makes the page call, and with what. */
async function callOf(read: ReadArrival, address: string, began = false) {
  const calls: unknown[] = [];
  const api = {
    call: async ({ path }: { path: string }, input: unknown) => calls.push([path, input]),
  } as unknown as ApiClient;
  await read(new URL(address, 'https://portal.example'))?.spend(api, began);
  return calls[0];
}

test.each([
  ['/cas-login?attempt=ab&ticket=ST-1', 'https://portal.example/cas-login?attempt=ab'],
  ['/cas-login?ticket=ST-1&attempt=ab', 'https://portal.example/cas-login?attempt=ab'],
  ['/cas-login?a=1&ticket=ST-1&z=%2Fhome', 'https://portal.example/cas-login?a=1&z=%2Fhome'],
  ['/cas-login?ticket=ST-1', 'https://portal.example/cas-login'],
])('%s is spent for the service as CAS knows it', async (address, service) => {
  expect(await callOf(casArrival, address)).toEqual(['/pedestal/auth/cas/login', { ticket: 'ST-1', service }]);
});

test('a tab that was sent to CAS says so', async () => {
  const service = 'https://portal.example/cas-login';
  const input = { ticket: 'ST-1', service, began: true };
  expect(await callOf(casArrival, '/cas-login?ticket=ST-1', true)).toEqual(['/pedestal/auth/cas/login', input]);
});

test('what OAuth2 brings is passed on, and what it does not bring is left out', async () => {
  const [, input] = (await callOf(oauthArrival, '/auth-login?state=s&error=access_denied')) as [string, object];
  expect(JSON.parse(JSON.stringify(input))).toEqual({ state: 's', error: 'access_denied' });
});

test('a signed credential keeps the target in its service', async () => {
  expect(await callOf(apiArrival, '/api-login?code=c&redirect=%2Fhome&millis=1795132800000')).toEqual([
    '/pedestal/auth/api/login',
    { code: 'c', millis: '1795132800000', service: '/api-login?redirect=%2Fhome' },
  ]);
});

test.each([
  [casArrival, '/cas-login?attempt=ab'],
  [oauthArrival, '/auth-login?code=x'],
  [wechatArrival, '/wechat-login?appid=a&state=b'],
  [apiArrival, '/api-login?code=c'],
])('an address that lacks its ticket brings nothing (%#)', async (read, address) => {
  expect(await callOf(read, address)).toBeUndefined();
});
