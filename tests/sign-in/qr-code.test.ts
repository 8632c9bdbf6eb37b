import { logout } from '@yimen/contract/sign-in/auth';
import { qrConfirm, qrCreate, qrLogin, qrScan, qrStatus } from '@yimen/contract/sign-in/qr-code';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { qrCodes } from '../../server/database/schema/sign-in.ts';
import { account, ago, membersOf, openedPortal } from './opened-portal.ts';
import { Browser, openPortal } from './portal.ts';

// A desktop shows a code, a phone that is signed in confirms it.
const opened = openedPortal(openPortal);
const { signIn, whoIs } = membersOf(opened);
let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('a QR code', () => {
  const phone = () => new Browser({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
  const codeIn = (url: string) => new URL(url).searchParams.get('code') ?? '';
  const create = async () => (await browser.call(opened.portal.origin(), qrCreate, { service: '/news#x' })).data;
  const statusOf = async (id: string) => (await browser.call(opened.portal.origin(), qrStatus, { id })).data.status;

  test('signs the browser in that asked, once the phone has seen which and confirmed', async () => {
    const token = await signIn(phone());
    const { id, url } = await create();
    expect(await statusOf(id)).toBe('waiting');
    expect((await browser.call(opened.portal.origin(), qrLogin, { id })).code).toBe(2023);
    const scanned = await phone().call(opened.portal.origin(), qrScan, { code: codeIn(url) }, token);
    expect(scanned.data).toMatchObject({ device: 'Windows，Chrome', address: '127.0.0.*' });
    expect(await statusOf(id)).toBe('scanned');
    await phone().call(opened.portal.origin(), qrConfirm, { code: codeIn(url), accept: true }, token);
    expect(await statusOf(id)).toBe('confirmed');
    expect((await new Browser().call(opened.portal.origin(), qrLogin, { id })).code).toBe(2024);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.call(opened.portal.origin(), qrLogin, { id })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
    const answer = answers.find(({ success }) => success);
    expect(answer?.data.target).toBe('/news#x');
    expect(await whoIs(answer?.data.token ?? '')).toBe(account);
  });

  test('dies with the session in which it was confirmed', async () => {
    const [token, other] = [await signIn(phone()), await signIn(phone())];
    const confirm = async () => {
      const { id, url } = await create();
      await phone().call(opened.portal.origin(), qrScan, { code: codeIn(url) }, token);
      await phone().call(opened.portal.origin(), qrConfirm, { code: codeIn(url), accept: true }, token);
      return id;
    };
    const spend = async (id: string) => (await browser.call(opened.portal.origin(), qrLogin, { id })).code;
    const before = await confirm();
    await phone().call(opened.portal.origin(), logout, {}, other);
    expect(await spend(before), 'another session of the person has ended').toBe(200);
    const id = await confirm();
    await phone().call(opened.portal.origin(), logout, {}, token);
    expect(await spend(id)).toBe(2021);
    expect(await spend(id)).toBe(2013);
  });

  test('belongs to the first who scans it, who may refuse', async () => {
    const token = await signIn(phone());
    const other = await signIn(phone(), '20120088');
    const { id, url } = await create();
    const code = codeIn(url);
    await phone().call(opened.portal.origin(), qrScan, { code }, token);
    expect((await phone().call(opened.portal.origin(), qrScan, { code }, other)).code).toBe(2024);
    expect((await phone().call(opened.portal.origin(), qrConfirm, { code, accept: true }, other)).code).toBe(2024);
    await phone().call(opened.portal.origin(), qrConfirm, { code, accept: false }, token);
    expect(await statusOf(id)).toBe('refused');
    expect((await browser.call(opened.portal.origin(), qrLogin, { id })).code).toBe(2022);
  });

  test('expires, and is not told to other browsers', async () => {
    const token = await signIn(phone());
    const { id, url } = await create();
    expect((await new Browser().call(opened.portal.origin(), qrStatus, { id })).data.status).toBe('unknown');
    await opened.portal.db
      .update(qrCodes)
      .set({ expiresAt: ago(1) })
      .where(eq(qrCodes.id, id));
    expect(await statusOf(id)).toBe('expired');
    expect((await phone().call(opened.portal.origin(), qrScan, { code: codeIn(url) }, token)).code).toBe(2021);
    expect((await browser.call(opened.portal.origin(), qrLogin, { id })).code).toBe(2021);
  });

  test('is not confirmed without being seen, and not offered where the method is off', async () => {
    const token = await signIn(phone());
    const { url } = await create();
    const unseen = await phone().call(opened.portal.origin(), qrConfirm, { code: codeIn(url), accept: true }, token);
    expect(unseen.code).toBe(2024);
    expect((await browser.call(opened.portal.origin('yunzhou'), qrCreate, {})).code).toBe(2010);
  });
});
