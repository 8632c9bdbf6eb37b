import type { SignedIn } from '@yimen/contract/sign-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { Arrival } from './arrival.ts';
import { land } from './land.ts';

const browser = vi.hoisted(() => ({ isTourist: true, wanted: null as string | null }));
vi.mock('../api/send.ts', () => ({ sessionApi: {} }));
vi.mock('../session/session.ts', () => ({ readSession: () => ({ isTourist: browser.isTourist }) }));
vi.mock('./enter.ts', () => ({ enter: async ({ target }: SignedIn) => target }));
vi.mock('./wanted.ts', () => ({ readWanted: () => browser.wanted, forgetWanted: () => {} }));

beforeEach(() => Object.assign(browser, { isTourist: true, wanted: '/news#x' }));

const opened: SignedIn = { token: 't', target: '/home#a', chooseIdentity: false };
const refused =
  (code: number): Arrival['spend'] =>
  async () => {
    throw new ApiError('sign-in', { code, msg: '', requestId: '0123456789' });
  };

test('a page that is mounted twice spends its ticket once, and both go to the same place', async () => {
  const spend = vi.fn(async () => opened);
  const arrival = { ticket: 'ST-twice', spend };
  expect(await Promise.all([land(arrival, null), land(arrival, null)])).toEqual(['/home#a', '/home#a']);
  expect(spend).toHaveBeenCalledOnce();
});

test('a refusal leads to the sign-in page with its code, the request and where one wanted to go', async () => {
  expect(await land({ ticket: 'ST-refused', spend: refused(2014) }, null)).toBe(
    '/login?failed=2014&request=0123456789&redirect=%2Fnews%23x',
  );
});

test('whoever is signed in by now goes on, and whom WeChat names for the first time is to be bound', async () => {
  browser.isTourist = false;
  expect(await land({ ticket: 'ST-again', spend: refused(2013) }, null)).toBe('/news#x');
  browser.isTourist = true;
  expect(await land({ ticket: 'handle', spend: refused(2031) }, null)).toBe('/login?bind=handle&redirect=%2Fnews%23x');
});

test('in a tab where nobody has begun, the target that the address names counts', async () => {
  Object.assign(browser, { isTourist: false, wanted: null });
  expect(await land({ ticket: 'ST-elsewhere', spend: refused(2013) }, '/task-center#a')).toBe('/task-center#a');
  expect(await land({ ticket: 'ST-nowhere', spend: refused(2013) }, null)).toBe('/');
});
