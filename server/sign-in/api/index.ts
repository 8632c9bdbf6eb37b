import { paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { apiLogin } from '@yimen/contract/sign-in/sign-in';
import { implement } from '../../http/implement.ts';
import { defineProvider } from '../provider.ts';
import { SignInRefusal } from '../refuse.ts';
import { withService } from '../target.ts';
import { apiSignIn } from './login.ts';
import { apiKind } from './settings.ts';

/** Sign-in by the institution's own system, with a signed credential. */
export const apiProvider = defineProvider(apiKind, {
  hasKeys: true,
  shown: { loginType: 2, needsLoginType: true },
  begin(_, { settings: { loginUrl } }, { id, origin }) {
    if (!loginUrl) throw new SignInRefusal(signInCodes.noMethod, 'only the other system begins');
    const service = `${origin}${paths['api-login']}?attempt=${id}`;
    return { service, address: withService(loginUrl, service) };
  },
  calls: [implement(apiLogin, (given, visit) => apiSignIn(visit, given))],
  signOutAddress: (_, { settings: { logoutUrl } }, { back }) => (logoutUrl ? withService(logoutUrl, back) : null),
});
