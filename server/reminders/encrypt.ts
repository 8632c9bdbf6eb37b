import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription, as its browser made them, in base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const recordSize = 4096;

/**
 * Encrypts a text for the browser of a subscription (RFC 8291): the push service reads nothing of it. `given` are the key
 * and the salt, which are random but in a test. Throws where the subscription’s keys are none.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  given: { readonly key?: Buffer; readonly salt?: Buffer } = {},
): Buffer {
  const own = createECDH('prime256v1');
  if (given.key) own.setPrivateKey(given.key);
  else own.generateKeys();
  const salt = given.salt ?? randomBytes(16);
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), own.getPublicKey()];
  const derive = (from: Buffer, salted: Buffer, info: readonly (string | Buffer)[], length: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, Buffer.concat(info.map((part) => Buffer.from(part))), length));
  const shared = own.computeSecret(theirs);
  const input = derive(shared, Buffer.from(auth, 'base64url'), ['WebPush: info\0', theirs, ours], 32);
  const key = derive(input, salt, ['Content-Encoding: aes128gcm\0'], 16);
  const nonce = derive(input, salt, ['Content-Encoding: nonce\0'], 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  // The last, and only, record.
  const record = Buffer.from(`${text}\x02`);
  return Buffer.concat([salt, size, ours, cipher.update(record), cipher.final(), cipher.getAuthTag()]);
}

/** Whether a text is the public key of a browser: a point of the curve. */
export function isKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
