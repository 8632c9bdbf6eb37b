import { codes } from '@yimen/contract/envelope';
import { failure, writeReply } from './envelope.ts';

const allow = 'GET, HEAD';

/** The 405 for whoever does more than read an address that is only read; null for who reads it. */
export function refuseWrites({ method }: Request): Response | null {
  if (method === 'GET' || method === 'HEAD') return null;
  const reply = failure(405, codes.malformed, `这个地址只接受 ${allow}`);
  return writeReply(reply, { allow, 'cache-control': 'no-store' });
}
