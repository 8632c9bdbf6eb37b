import { paths } from '@yimen/contract/paths';
import { casLogin } from '@yimen/contract/sign-in/sign-in';
import { implement } from '../../http/implement.ts';
import { refusesInvented } from '../methods/ask.ts';
import { defineProvider } from '../provider.ts';
import { casSignIn } from './login.ts';
import { casLogout } from './logout.ts';
import { casLoginAddress, casLogoutAddress, casService, validateTicket } from './protocol.ts';
import { casKind } from './settings.ts';

/** A CAS server of protocol 2 or 3. */
export const cas = defineProvider(casKind, {
  shown: { loginType: 1, canAskAgain: true },
  isEverywhere: true,
  begin(_, method, { id, origin, asksAgain }) {
    const service = casService(method, origin, id);
    return { service, address: casLoginAddress(method, service, asksAgain) };
  },
  calls: [implement(casLogin, (given, visit) => casSignIn(visit, given))],
  backChannel: {
    // The page of this path has a form for browsers without scripts.
    idOf: (path) => (path === paths['cas-login'] ? '' : null),
    isPage: true,
    answer: casLogout,
  },
  signOutAddress: (_, method, { back }) => casLogoutAddress(method, back),
  check: (_, method) => refusesInvented(validateTicket(method, 'ST-0-none', 'https://portal.invalid/cas-login')),
});
