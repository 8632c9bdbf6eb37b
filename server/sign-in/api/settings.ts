import * as v from 'valibot';
import { address, match } from '../methods/settings.ts';

const settings = v.strictObject({
  match,
  /** Where one signs in there; it is told our address as `service`. Empty: only that system begins. */
  loginUrl: v.optional(v.union([v.literal(''), address]), ''),
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
});

export const apiKind = { kind: 'api', settings } as const;
