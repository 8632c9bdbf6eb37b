import { paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { apiLogin } from '@yimen/contract/sign-in/sign-in';
import { implement } from '../../http/implement.ts';
import { askForPage } from '../methods/ask.ts';
import { defineProvider } from '../provider.ts';
import { SignInRefusal } from '../refuse.ts';
import { withService } from '../target.ts';
import { apiSignIn } from './login.ts';
import { apiKind } from './settings.ts';

/** How long a check waits, in ms. */
const checkMs = 8000;

/** Sign-in by the institution's own system, with a signed credential. */
export const apiProvider = defineProvider(apiKind, {
  hasKeys: true,
  standsAlone: ({ loginUrl }) => loginUrl !== '',
  shown: { loginType: 2, needsLoginType: true },
  begin(_, { settings: { loginUrl } }, { id, origin }) {
    if (!loginUrl) throw new SignInRefusal(signInCodes.noMethod, 'only the other system begins');
    const service = `${origin}${paths['api-login']}?attempt=${id}`;
    return { service, address: withService(loginUrl, service) };
  },
  calls: [implement(apiLogin, (given, visit) => apiSignIn(visit, given))],
  signOutAddress: (_, { settings: { logoutUrl } }, { back }) => (logoutUrl ? withService(logoutUrl, back) : null),
  async check(_, { settings: { loginUrl, allowPrivate } }) {
    if (!loginUrl) return '没有登录地址：只能从对方系统进入。';
    await askForPage(new URL(loginUrl), { timeoutMs: checkMs, allowPrivate });
    return '登录页有回应；签名要等有人登录时才能验证。';
  },
});
