import { staffSession } from '@yimen/contract/access/staff';
import { codes } from '@yimen/contract/envelope';
import { listSessions } from '@yimen/contract/sign-in/session';
import { apiLogin, confirmSignIn } from '@yimen/contract/sign-in/sign-in';
import { ownPermits } from '@yimen/contract/staff/grants';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAttempts, signInMethods } from '../../server/database/schema/sign-in.ts';
import { membersOf, openedPortal } from './opened-portal.ts';
import { Browser, openPortal } from './portal.ts';

// When the counterpart of the only method is down, a command on the server's machine lets an administrator in.
const opened = openedPortal(openPortal);
const { whoIs } = membersOf(opened);
const admin = '20090157';
/** A teacher who edits for a department by a grant. */
const editor = '20120088';
let browser: Browser;
beforeAll(async () => {
  await opened.portal.offer('cas', { base: 'http://127.0.0.1:1/cas' });
  await opened.portal.db.update(signInMethods).set({ enabled: false }).where(eq(signInMethods.kind, 'password'));
});
beforeEach(() => {
  browser = new Browser();
});

async function makeLink(person = admin): Promise<URL> {
  const told = await opened.portal.admin(`sign-in  link  mingde  ${person}`);
  expect(told).toContain('10 分钟内有效，只能用一次');
  return new URL(told.split('\n')[0] ?? '');
}

const open = ({ pathname, searchParams }: URL, by = browser) => {
  const [code = '', millis = ''] = ['code', 'millis'].map((name) => searchParams.get(name) ?? '');
  return by.call(opened.portal.origin(), apiLogin, { code, millis, service: pathname });
};

/** Opens a person's link and says yes; returns where it leads. */
async function enterBy(link: URL): Promise<string | null> {
  const { data } = await open(link);
  if (!('confirm' in data)) throw new Error('Nobody is asked.');
  const { handle } = data.confirm;
  return (await browser.call(opened.portal.origin(), confirmSignIn, { handle })).data.target;
}

const refused = (words: string) =>
  opened.portal.admin(words).then(
    (text) => `did it: ${text}`,
    (error: Error) => error.message,
  );

test('a link signs an administrator in, once they have said so, and once', async () => {
  const link = await makeLink();
  expect(link.pathname).toBe('/api-login');
  const kept = JSON.stringify(await opened.portal.db.select().from(signInAttempts));
  expect(kept).not.toContain(link.searchParams.get('code')?.split('.').at(-1));
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(link)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 2013)]);
  const asked = answers.find(({ success }) => success)?.data;
  if (!asked || !('confirm' in asked)) throw new Error('Nobody is asked.');
  const { handle } = asked.confirm;
  expect((await new Browser().call(opened.portal.origin(), confirmSignIn, { handle })).code).toBe(2011);
  const { token } = (await browser.call(opened.portal.origin(), confirmSignIn, { handle })).data;
  expect(await whoIs(token)).toBe(admin);
  const { list } = (await browser.call(opened.portal.origin(), listSessions, {}, token)).data;
  expect(list.find(({ current }) => current)?.method).toBe('一次性链接');
  expect((await open(link)).code).toBe(2013);
});

test('a link that is invented, late, or of another institution signs nobody in', async () => {
  const link = await makeLink();
  const invented = new URL(link);
  invented.searchParams.set('code', `once.link.${'A'.repeat(43)}`);
  expect((await open(invented)).code).toBe(2041);
  const { code, millis } = Object.fromEntries(link.searchParams) as { code: string; millis: string };
  const elsewhere = await browser.call(opened.portal.origin('yunzhou'), apiLogin, { code, millis, service: '/' });
  expect(elsewhere.code).toBe(2041);
  await opened.portal.db.update(signInAttempts).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await open(link)).code).toBe(2012);
});

test('a link leads whoever has a grant to 管理台, which asks for the second factor where the institution does', async () => {
  expect(await enterBy(await makeLink(editor))).toBe('/admin');
  const asStaff = () => browser.call(opened.portal.origin(), staffSession, {});
  expect((await asStaff()).data).toMatchObject({ name: '方怡宁', secondFactor: { asked: false } });
  expect((await browser.call(opened.portal.origin(), ownPermits, {})).code).toBe(200);
  await opened.portal.admin('set  institution  mingde  secondFactor=true');
  expect((await asStaff()).data.secondFactor).toMatchObject({ asked: true, proven: false });
  expect((await browser.call(opened.portal.origin(), ownPermits, {})).code).toBe(codes.secondFactorDue);
  await opened.portal.admin('set  institution  mingde  secondFactor=false');
});

test('a link that was made before the last grant ended leads nowhere', async () => {
  const link = await makeLink(editor);
  await opened.portal.admin(`grant  end  mingde  ${editor}  editor  department=college-information  --yes`);
  expect((await open(link)).code).toBe(2017);
  expect(await refused(`sign-in  link  mingde  ${editor}`)).toContain('不是管理员，也没有授权');
});

test('a link leads an administrator by user type alone to the portal, and says so', async () => {
  await opened.portal.admin(`grant  end  mingde  ${admin}  admin  --yes`);
  const told = await opened.portal.admin(`sign-in  link  mingde  ${admin}`);
  expect(told).toContain('没有授权，不能进入管理台');
  expect(await enterBy(new URL(told.split('\n')[0] ?? ''))).toBeNull();
  expect((await browser.call(opened.portal.origin(), staffSession, {})).code).toBe(401);
});

test('a link is for administrators who are not disabled', async () => {
  expect(await refused('sign-in  link  mingde  2024310086')).toContain('不是管理员');
  expect(await refused('sign-in  link  mingde  nobody')).toContain('没有编号为 nobody 的人');
  const link = await makeLink();
  await opened.portal.admin(`user  mingde  ${admin}  disabled=true`);
  expect((await open(link)).code).toBe(2003);
  expect(await refused(`sign-in  link  mingde  ${admin}`)).toContain('已停用');
});
