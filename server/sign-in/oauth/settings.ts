import * as v from 'valibot';
import { address, clientAuth, match, name, scope, timeoutMs } from '../methods/settings.ts';

const oauthCommon = { clientId: name, clientAuth, match, timeoutMs };

const oidc = v.strictObject({
  ...oauthCommon,
  issuer: address,
  scope: scope('openid profile'),
  /** Which claim names the person. */
  claim: v.optional(name, 'sub'),
  /** Whether signing out here signs out there. */
  logout: v.optional(v.boolean(), true),
  /** Whether the provider's logout tokens must name their type, `logout+jwt`. */
  typedLogout: v.optional(v.boolean(), true),
});

const oauth2 = v.strictObject({
  ...oauthCommon,
  authorize: address,
  token: address,
  userinfo: address,
  scope: scope('profile'),
  /** The way to the person's name through what `userinfo` answers, as `data.userNo`. */
  claim: v.optional(name, 'id'),
  /** Where one is sent to sign out there. */
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
});

export const oidcKind = { kind: 'oidc', settings: oidc } as const;
export const oauth2Kind = { kind: 'oauth2', settings: oauth2 } as const;
