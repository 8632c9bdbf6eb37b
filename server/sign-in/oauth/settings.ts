import * as v from 'valibot';
import { address, allowPrivate, clientAuth, match, nameSetting, scopeSetting, timeoutMs } from '../methods/settings.ts';

const oauthCommon = { clientId: nameSetting, clientAuth, match, timeoutMs, allowPrivate };

const oidc = v.strictObject({
  ...oauthCommon,
  issuer: address,
  scope: scopeSetting('openid profile'),
  /** The claim that identifies the person. */
  claim: v.optional(nameSetting, 'sub'),
  /** Whether signing out here also signs out at the provider. */
  logout: v.optional(v.boolean(), true),
  /** Whether the provider's logout tokens must name their type, `logout+jwt`. */
  typedLogout: v.optional(v.boolean(), true),
});

const oauth2 = v.strictObject({
  ...oauthCommon,
  authorize: address,
  token: address,
  userinfo: address,
  scope: scopeSetting('profile'),
  /** Path of the person's name in the answer of `userinfo`, such as `data.userNo`. */
  claim: v.optional(nameSetting, 'id'),
  /** The provider's address for signing out. */
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
});

export const oidcKind = { kind: 'oidc', settings: oidc } as const;
export const oauth2Kind = { kind: 'oauth2', settings: oauth2 } as const;
