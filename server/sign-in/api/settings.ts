import * as v from 'valibot';
import { address, allowPrivate, match } from '../methods/settings.ts';

const apiSettings = v.strictObject({
  match,
  /** Where people sign in there; it gets our address as `service`. Empty: sign-in begins only in that system. */
  loginUrl: v.optional(v.union([v.literal(''), address]), ''),
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
  allowPrivate,
});

export const apiKind = { kind: 'api', settings: apiSettings } as const;
