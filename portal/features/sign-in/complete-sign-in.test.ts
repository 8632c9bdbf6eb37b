import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/errors.ts';
import type { Arrival } from './arrival.ts';
import { completeSignIn, goOnAs } from './complete-sign-in.ts';

const browser = vi.hoisted(() => ({ isTourist: true, wanted: null as string | null, begun: false }));
const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/api/send.ts', () => ({ sessionApi: api, anonymousApi: { call: async () => ({ title: '门户' }) } }));
vi.mock('../../lib/session/session.ts', () => ({ readSession: () => ({ isTourist: browser.isTourist }) }));
vi.mock('./enter.ts', () => ({ enter: async ({ target }: SignedIn) => target }));
vi.mock('./return-to.ts', () => ({
  readReturnTo: () => browser.wanted,
  clearReturnTo: () => {},
  takeBegun: () => browser.begun,
}));

beforeEach(() => Object.assign(browser, { isTourist: true, wanted: '/news#x' }));

const opened: SignedIn = { token: 't', target: '/home#a', chooseIdentity: false, bind: null };
const refused =
  (code: number): Arrival['spend'] =>
  async () => {
    throw new ApiError('sign-in', { code, msg: '', requestId: '0123456789' });
  };

test('a page that is mounted twice spends its ticket once, and both go to the same place', async () => {
  const spend = vi.fn(async () => opened);
  const arrival = { ticket: 'ST-twice', spend };
  expect(await Promise.all([completeSignIn(arrival, null), completeSignIn(arrival, null)])).toEqual([
    { href: '/home#a' },
    { href: '/home#a' },
  ]);
  expect(spend).toHaveBeenCalledOnce();
});

test('a refusal leads to the sign-in page with its code, the request and where one wanted to go', async () => {
  expect(await completeSignIn({ ticket: 'ST-refused', spend: refused(2014) }, null)).toEqual({
    href: '/login?failed=2014&request=0123456789&redirect=%2Fnews%23x',
  });
});

test('whoever is signed in by now goes on, and whom WeChat names for the first time is to be bound', async () => {
  browser.isTourist = false;
  expect(await completeSignIn({ ticket: 'ST-again', spend: refused(2013) }, null)).toEqual({ href: '/news#x' });
  browser.isTourist = true;
  expect(await completeSignIn({ ticket: 'handle', spend: refused(2031) }, null)).toEqual({
    href: '/login?bind=handle&redirect=%2Fnews%23x',
  });
});

test('in a tab where nobody has begun, the target that the address names counts', async () => {
  Object.assign(browser, { isTourist: false, wanted: null });
  expect(await completeSignIn({ ticket: 'ST-elsewhere', spend: refused(2013) }, '/task-center#a')).toEqual({
    href: '/task-center#a',
  });
  expect(await completeSignIn({ ticket: 'ST-nowhere', spend: refused(2013) }, null)).toEqual({ href: '/' });
});

test('whoever has to say so first is asked, and goes on or is told why not', async () => {
  const spend = vi.fn(async () => ({ confirm: { handle: 'h', name: '林知夏' } }));
  expect(await completeSignIn({ ticket: 'ST-ask', spend }, null)).toEqual({
    ask: { handle: 'h', name: '林知夏', background: { title: '门户' } },
  });
  expect(spend.mock.lastCall).toEqual([api, false]);
  browser.begun = true;
  await completeSignIn({ ticket: 'ST-begun', spend }, null);
  expect(spend.mock.lastCall, 'the tab that was sent away says so').toEqual([api, true]);
  api.call.mockResolvedValueOnce(opened);
  expect(await goOnAs('h', null)).toBe('/home#a');
  api.call.mockRejectedValueOnce(new ApiError('sign-in', { code: 2012, requestId: '0123456789' }));
  expect(await goOnAs('h', null)).toBe('/login?failed=2012&request=0123456789&redirect=%2Fnews%23x');
});
