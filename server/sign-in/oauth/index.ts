import { paths } from '@yimen/contract/paths';
import { oauth2Login } from '@yimen/contract/sign-in/sign-in';
import { implement } from '../../http/implement.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { withService } from '../target.ts';
import { type Beginning, wayOf } from '../way.ts';
import { type OAuth, openClient } from './client.ts';
import { authorizeAddress, newProof, oauthSignIn } from './login.ts';
import { backchannelLogout, endSessionAddress } from './logout.ts';
import { oauth2Kind, oidcKind } from './settings.ts';

const backchannel = /^\/sign-in\/backchannel\/([A-Za-z0-9][\w.-]{0,63})$/;

const common = {
  counted: 'oauth',
  isEverywhere: true,
  needsSecret: ({ clientAuth }: OAuth['settings']) => clientAuth !== 'none',
  async begin(here: Scoped, method: OAuth, { id, origin, asksAgain }: Beginning) {
    const service = `${origin}${paths['auth-login']}`;
    const proof = newProof();
    return { service, proof, address: await authorizeAddress(here, method, { id, service, asksAgain, ...proof }) };
  },
  check: async (here: Scoped, method: OAuth) =>
    `The provider is ${(await openClient(here, method)).serverMetadata().issuer}.`,
} as const;

/** OAuth 2.0 with an endpoint that says who came. */
export const oauth2 = wayOf(oauth2Kind, {
  ...common,
  calls: [],
  signOutAddress: (_, { settings: { logoutUrl } }, { back }) => (logoutUrl ? withService(logoutUrl, back) : null),
});

/** OpenID Connect. Its call answers OAuth 2.0 too: both come back to one page. */
export const oidc = wayOf(oidcKind, {
  ...common,
  calls: [implement(oauth2Login, (params, visit) => oauthSignIn(visit, params))],
  told: { idOf: (path) => backchannel.exec(path)?.[1] ?? null, answer: backchannelLogout },
  // Providers compare the way back to the letter, so it is one and the same for all.
  signOutAddress: (here, method, { plainBack, idToken }) =>
    method.settings.logout ? endSessionAddress(here, method, idToken, plainBack) : null,
});
