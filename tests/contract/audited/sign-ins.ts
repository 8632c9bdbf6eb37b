import { renewFeed, revokeFeed } from '@yimen/contract/schedule/entries';
import { login, logout } from '@yimen/contract/sign-in/auth';
import { changePassword } from '@yimen/contract/sign-in/password';
import { qrConfirm, qrCreate, qrLogin, qrScan } from '@yimen/contract/sign-in/qr-code';
import { endSessions } from '@yimen/contract/sign-in/session';
import { apiLogin, confirmSignIn, wechatBind } from '@yimen/contract/sign-in/sign-in';
import { pushNotices, pushTasks } from '@yimen/contract/sources/push';
import { giveOneTimeCode } from '@yimen/contract/staff/accounts';
import { demoPassword } from '../../../server/demo/accounts.ts';
import { notice, task } from '../../../server/sources/push/fixture.ts';
import { type Act, administrator, person, refused, type Stage } from './stage.ts';

/** The cookies that an answer sets, as the browser sends them. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

/** Makes a code on a screen, and scans it with the phone of {@link person}. */
async function scanned({ world, token }: Stage) {
  const { data, headers } = await world.call(qrCreate, {});
  const code = new URL(data.url).searchParams.get('code') ?? '';
  await world.call(qrScan, { code }, { token });
  return { id: data.id, code, cookie: cookiesOf(headers) };
}

/** Who signs in: the good and the bad. */
export const signInActs: readonly Act[] = [
  ['a sign-in', 1, ({ world }) => world.call(login, { account: person, password: demoPassword })],
  [
    'a sign-in to 管理台',
    2,
    ({ world }) => world.call(login, { account: administrator, password: demoPassword, target: '/admin' }),
  ],
  [
    'a sign-in to 管理台 of somebody who may not',
    2,
    ({ world }) => world.call(login, { account: person, password: demoPassword, target: '/admin' }),
  ],
  ['a wrong password', 1, ({ world }) => refused(world.call(login, { account: person, password: 'wrong' }))],
  ['the same wrong password', 1, ({ world }) => refused(world.call(login, { account: person, password: 'wrong' }))],
  ['an unknown account', 1, ({ world }) => refused(world.call(login, { account: 'nobody', password: 'wrong' }))],
  [
    'a sign-in by a link, which is asked about first',
    2,
    async ({ world, run, forget }) => {
      const link = new URL((await run('sign-in  link  mingde  20150132')).split('\n')[0] ?? '');
      const [code = '', millis = ''] = ['code', 'millis'].map((name) => link.searchParams.get(name) ?? '');
      const { data, headers } = await world.call(apiLogin, { code, millis, service: link.pathname });
      if (!('confirm' in data)) throw new Error('Nobody was asked.');
      await forget();
      return world.call(confirmSignIn, { handle: data.confirm.handle }, { cookie: cookiesOf(headers) });
    },
  ],
  [
    'a forged link',
    1,
    ({ world }) =>
      refused(world.call(apiLogin, { code: `k.MTIz.${'a'.repeat(43)}`, millis: String(Date.now()), service: '/' })),
  ],
  [
    'an answer to a code on a screen',
    1,
    async (stage) => {
      const { code } = await scanned(stage);
      return stage.world.call(qrConfirm, { code, accept: true }, stage);
    },
  ],
  [
    'a sign-in by a code on a screen',
    1,
    async (stage) => {
      const { id, code, cookie } = await scanned(stage);
      await stage.world.call(qrConfirm, { code, accept: true }, stage);
      await stage.forget();
      return stage.world.call(qrLogin, { id }, { cookie });
    },
  ],
  [
    'a WeChat',
    1,
    ({ world, token, wechat }) => {
      const cookie = `yimen_browser=${wechat.browser}`;
      return world.call(wechatBind, { handle: wechat.handle }, { token, cookie });
    },
  ],
  ['a calendar address', 1, ({ world, token }) => world.call(renewFeed, {}, { token })],
  ['a calendar address that ends', 1, ({ world, token }) => world.call(revokeFeed, {}, { token })],
  ['other sessions that end', 1, ({ world, token }) => world.call(endSessions, { which: 'others' }, { token })],
  [
    'a password of one’s own',
    1,
    ({ world, token }) =>
      world.call(changePassword, { current: demoPassword, next: 'a hedgehog on the roof' }, { token }),
  ],
  [
    'a wrong password when it is changed',
    1,
    ({ world, token }) =>
      refused(world.call(changePassword, { current: 'wrong', next: 'a badger on the roof' }, { token })),
  ],
  [
    'a password after a one-time code',
    2,
    async ({ world, one, forget }) => {
      const { data } = await world.call(giveOneTimeCode, { person }, one.as);
      await forget();
      return world.call(login, { account: data.account, password: data.code, next: 'a squirrel on the roof' });
    },
  ],
  [
    'a sign-out',
    1,
    async ({ world, forget }) => {
      const token = await world.signIn('20180266');
      await forget();
      return world.call(logout, {}, { token });
    },
  ],
];

/** What systems deliver. */
export const deliveryActs: readonly Act[] = [
  ['a delivery of tasks', 1, ({ world }) => world.call(pushTasks, { items: [task('a'), task('b')] })],
  ['a delivery of notices', 1, ({ world }) => world.call(pushNotices, { items: [notice('a'), notice('b')] })],
];
