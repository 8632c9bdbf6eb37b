import { ask } from '../methods/ask.ts';
import type { MethodOf } from '../methods/store.ts';
import { type CasUser, readCasAnswer } from './answer.ts';
import type { casKind } from './settings.ts';

type Cas = MethodOf<typeof casKind>;

/**
 * Our address as the CAS server knows it. It holds the attempt's id, unless the server accepts only one fixed address.
 */
export function casService({ settings }: Cas, origin: string, attempt: string): string {
  // One parameter of hex digits: servers that rewrite the query leave it unchanged.
  return settings.plainService ? `${origin}/cas-login` : `${origin}/cas-login?attempt=${attempt}`;
}

export function casLoginAddress({ settings }: Cas, service: string, asksAgain: boolean): string {
  return `${settings.base}/login?service=${encodeURIComponent(service)}${asksAgain ? '&renew=true' : ''}`;
}

export function casLogoutAddress({ settings }: Cas, service: string): string {
  // Protocol 2 calls the return address `url`, protocol 3 `service`; servers read the one they know.
  const back = encodeURIComponent(service);
  return settings.version === 2
    ? `${settings.base}/logout?url=${back}&service=${back}`
    : `${settings.base}/logout?service=${back}`;
}

/** The user of a ticket. Throws a SignInRefusal when the server refuses it, is unreachable or gives no valid answer. */
export async function validateTicket({ settings }: Cas, ticket: string, service: string): Promise<CasUser> {
  const path = settings.version === 3 ? '/p3/serviceValidate' : '/serviceValidate';
  const url = new URL(settings.base + path);
  url.search = `service=${encodeURIComponent(service)}&ticket=${encodeURIComponent(ticket)}`;
  const { timeoutMs, allowPrivate } = settings;
  return readCasAnswer(await ask(url, { timeoutMs, allowPrivate, headers: { accept: 'application/xml' } }));
}
