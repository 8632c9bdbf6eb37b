import { paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { apiLogin } from '@yimen/contract/sign-in/sign-in';
import { implement } from '../../http/implement.ts';
import { SignInRefusal } from '../refuse.ts';
import { withService } from '../target.ts';
import { wayOf } from '../way.ts';
import { apiSignIn } from './login.ts';
import { apiKind } from './settings.ts';

/** The institution's own system, which signs whom it sends. */
export const api = wayOf(apiKind, {
  counted: 'api',
  begin(_, { settings: { loginUrl } }, { id, origin }) {
    if (!loginUrl) throw new SignInRefusal(signInCodes.noMethod, 'only the other system begins');
    const service = `${origin}${paths['api-login']}?attempt=${id}`;
    return { service, address: withService(loginUrl, service) };
  },
  calls: [implement(apiLogin, (given, visit) => apiSignIn(visit, given))],
  signOutAddress: (_, { settings: { logoutUrl } }, { back }) => (logoutUrl ? withService(logoutUrl, back) : null),
});
