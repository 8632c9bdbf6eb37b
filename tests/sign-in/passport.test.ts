import { passportLogin, passportVerify } from '@yimen/contract/sign-in/session';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passports } from '../../server/database/schema/sign-in.ts';
import { account, ago, membersOf, openedPortal } from './opened-portal.ts';
import { Browser, openPortal } from './portal.ts';

// The institution’s other sites learn who came.
const opened = openedPortal(openPortal);
const { signIn } = membersOf(opened);
let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

describe('the passport', () => {
  let secret = '';
  beforeAll(async () => {
    const added = await opened.portal.admin('service  add  mingde  library  图书馆  https://lib.mingde.example/app');
    secret = /只显示这一次）：(\S+)/.exec(added)?.[1] ?? '';
  });
  const verify = (ticket: string, given = secret) =>
    new Browser().call(opened.portal.origin(), passportVerify, { service: 'library', secret: given, ticket });
  const go = async (service: string) =>
    browser.call(opened.portal.origin(), passportLogin, { service }, await signIn());

  test('tells a registered site who came, once', async () => {
    const answer = await go('https://lib.mingde.example/app/loans?x=1');
    const url = new URL(answer.data.redirect);
    const ticket = url.searchParams.get('passport') ?? '';
    expect(url.searchParams.get('x')).toBe('1');
    expect((await verify(ticket, 'wrong')).code).toBe(2052);
    expect((await verify(ticket)).data).toMatchObject({ id: account, name: '林知夏' });
    expect((await verify(ticket)).code).toBe(2052);
    const late = new URL((await go('https://lib.mingde.example/app')).data.redirect).searchParams.get('passport') ?? '';
    await opened.portal.db.update(passports).set({ expiresAt: ago(1) });
    expect((await verify(late)).code).toBe(2052);
  });

  test.each([
    'https://lib.mingde.example/application',
    'https://lib.mingde.example/',
    'http://lib.mingde.example/app',
    'https://lib.mingde.example.evil.example/app',
    'https://x@lib.mingde.example/app',
    'https://lib.mingde.example:8443/app',
    'https://lib.mingde.example/app/../admin',
    'javascript:alert(1)',
    '//evil.example',
  ])('goes to no site that is not registered: %s', async (service) => {
    expect((await go(service)).code).toBe(2051);
  });

  test('is for no site without TLS', async () => {
    const adding = opened.portal.admin('service  add  mingde  plain  旧站  http://plain.example/');
    await expect(adding).rejects.toThrow('https');
  });

  test('is a cookie of the shared domain where the site asks for one', async () => {
    await opened.portal.admin(
      'service  add  mingde  oa  办公  https://oa.mingde.example/  cookieDomain=mingde.example',
    );
    const answer = await go('https://oa.mingde.example/x');
    expect(answer.data.redirect).toBe('https://oa.mingde.example/x');
    expect(answer.headers.getSetCookie().join()).toMatch(
      /yimen_passport=[\w-]{43}; Domain=mingde\.example; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure/,
    );
    expect((await go('/service-hall?a#b')).data.redirect).toBe('/service-hall?a#b');
  });
});
