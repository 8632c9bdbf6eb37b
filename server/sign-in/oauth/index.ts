import { paths } from '@yimen/contract/paths';
import type { Scoped } from '../../tenancy/scoped.ts';
import { type Beginning, defineProvider } from '../provider.ts';
import { withService } from '../target.ts';
import { type OAuth, openClient } from './client.ts';
import { authorizeAddress, newProof, oauthSignIn } from './login.ts';
import { backchannelLogout, endSessionAddress } from './logout.ts';
import { oauth2Kind, oidcKind } from './settings.ts';

const backchannel = /^\/sign-in\/backchannel\/([A-Za-z0-9][\w.-]{0,63})$/;

const oauthProvider = {
  counted: 'oauth',
  isEverywhere: true,
  needsSecret: ({ clientAuth }: OAuth['settings']) => clientAuth !== 'none',
  async begin(here: Scoped, method: OAuth, { id, origin, asksAgain }: Beginning) {
    const service = `${origin}${paths['auth-login']}`;
    const proof = newProof();
    return { service, proof, address: await authorizeAddress(here, method, { id, service, asksAgain, ...proof }) };
  },
  finish: oauthSignIn,
  check: async (here: Scoped, method: OAuth) =>
    `连接正常，对方是 ${(await openClient(here, method)).serverMetadata().issuer}`,
} as const;

/** OAuth 2.0 with a userinfo endpoint. */
export const oauth2 = defineProvider(oauth2Kind, {
  ...oauthProvider,
  signOutAddress: (_, { settings: { logoutUrl } }, { back }) => (logoutUrl ? withService(logoutUrl, back) : null),
});

/** OpenID Connect. */
export const oidc = defineProvider(oidcKind, {
  ...oauthProvider,
  shown: { canAskAgain: true },
  backChannel: { idOf: (path) => backchannel.exec(path)?.[1] ?? null, answer: backchannelLogout },
  // Providers compare the return address character by character, so every sign-out uses the same one.
  signOutAddress: (here, method, { plainBack, idToken }) =>
    method.settings.logout ? endSessionAddress(here, method, idToken, plainBack) : null,
});
