import { randomUUID } from 'node:crypto';
import type { NewKey } from '../sources/push/keys.ts';
import { sign } from '../sources/push/signature.ts';

interface Push {
  readonly host?: string;
  readonly path: string;
  /** Sent unchanged when it is text. */
  readonly body: unknown;
  readonly key: NewKey;
  readonly idempotencyKey?: string;
  /** Seconds since 1970. */
  readonly timestamp?: number;
  /** Overrides of the headers, after signing. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call signed as by a business system. */
export function signedRequest({ host = 'localhost', path, body, key, ...rest }: Push): Request {
  const idempotencyKey = rest.idempotencyKey ?? randomUUID();
  const timestamp = String(rest.timestamp ?? Math.floor(Date.now() / 1000));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = sign(key.secret, { method: 'POST', path, timestamp, idempotencyKey, body: Buffer.from(text) });
  const headers = {
    'content-type': 'application/json',
    'x-yimen-key': key.id,
    'x-yimen-timestamp': timestamp,
    'idempotency-key': idempotencyKey,
    'x-yimen-signature': signature,
    ...rest.headers,
  };
  return new Request(`http://${host}${path}`, { method: 'POST', headers, body: text });
}
