import { signInCodes } from '@yimen/contract/sign-in-codes';
import type { signInMethods } from '../../database/schema/sign-in.ts';
import type { Scoped } from '../../institutions/scoped.ts';
import { validateTicket } from '../cas/protocol.ts';
import { openClient } from '../oauth/client.ts';
import { SignInRefusal } from '../refuse.ts';
import { exchange } from '../wechat/api.ts';
import { withSecret } from './settings.ts';
import { type Method, readRow, secretOf } from './store.ts';

/** Tries what can be tried of a method without a person: whether its counterpart is there and answers as it should. */
export async function tryMethod(here: Scoped, row: typeof signInMethods.$inferSelect): Promise<string[]> {
  const method = readRow(row);
  const started = performance.now();
  try {
    const found = await answerOf(here, method);
    return [`${found} (${Math.round(performance.now() - started)} ms)`];
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    return [`It failed: ${error.message}`, `    ${error.code} ${error.detail}`];
  }
}

async function answerOf(here: Scoped, method: Method): Promise<string> {
  const secret = withSecret.has(method.kind) && !hasNone(method) ? await secretOf(here, method.id) : '';
  switch (method.kind) {
    case 'cas':
      return refusalOf(validateTicket(method, 'ST-0-none', 'https://portal.invalid/cas-login'));
    case 'oidc':
    case 'oauth2':
      return `The provider is ${(await openClient(here, method)).serverMetadata().issuer}.`;
    case 'wechat':
    case 'wechat-qr':
    case 'wecom':
      return refusalOf(exchange(method, secret, '0'.repeat(32)));
    default:
      return 'It needs nobody else.';
  }
}

const hasNone = (method: Method) => 'clientAuth' in method.settings && method.settings.clientAuth === 'none';

/** An invented ticket must be refused: then the counterpart understood the question. */
async function refusalOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof SignInRefusal && error.code === signInCodes.notAccepted)
      return 'It refuses an invented ticket, as it should.';
    throw error;
  }
  return 'It takes an invented ticket: something is very wrong.';
}
