import { codes } from '@yimen/contract/envelope';
import { failureReply, writeReply } from './envelope.ts';

/** The 405 for an address that takes only GET and HEAD. */
export function onlyRead(): Response {
  return methodRefusal(['GET', 'HEAD']);
}

/** The 405 for a method other than GET and HEAD; null for these. */
export function refuseWrites({ method }: Pick<Request, 'method'>): Response | null {
  return refuseMethod({ method }, ['GET', 'HEAD']);
}

/** The 405 for a method that an address does not take; null for one that it does. */
export function refuseMethod({ method }: Pick<Request, 'method'>, methods: readonly string[]): Response | null {
  return methods.includes(method) ? null : methodRefusal(methods);
}

function methodRefusal(methods: readonly string[]): Response {
  const allow = methods.join(', ');
  const reply = failureReply(405, codes.malformed, `这个地址只接受 ${allow}`);
  return writeReply(reply, { allow, 'cache-control': 'no-store' });
}
