import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key and its id, which encrypted texts hold. */
interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Where the keys' texts come from: the first encrypts, all decrypt. */
type Source = () => readonly string[];

const cipherName = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
const sealedForm = /^sealed:v1:([0-9a-f]{16}):([\w-]{38,})$/;
/** Matches the key's id in an encrypted text, as a PostgreSQL pattern. */
export const keyPattern = '^sealed:v1:([0-9a-f]{16}):[A-Za-z0-9_-]{38,}$';
/** An unknown key is looked up again no sooner than this, in ms. */
const keyRetryMs = 1000;

let source: Source | null = null;
let keys: readonly Key[] = [];
let readAt = 0;

/** Sets where this process finds its keys, and reads them. */
export function takeKeys(from: Source): void {
  source = from;
  readKeys();
}

/** Gives a process with an in-memory database a random key, unless it has keys already. */
export function takeKeyInMemory(): void {
  if (source) return;
  const text = newKeyText();
  takeKeys(() => [text]);
}

/** 256 random bits as text. */
export const newKeyText = () => randomBytes(32).toString('base64url');

/** Encrypts a text for a place, such as a table's column; it can be decrypted for that place only. */
export function seal(text: string, place: string): string {
  const [key] = keys;
  if (!key) throw new Error('No key for secrets has been read.');
  return `sealed:v1:${key.id}:${encryptWith(key.bytes, text, place)}`;
}

/** Encrypts a text for a place with 32 bytes of a key, as base64url. */
export function encryptWith(key: Buffer, text: string, place: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place));
  const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return body.toString('base64url');
}

/** Decrypts what {@link encryptWith} made. Throws for another key or place, and when it was changed. */
export function decryptWith(key: Buffer, encoded: string, place: string): string {
  const body = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv(cipherName, key, body.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(-tagBytes));
  return Buffer.concat([decipher.update(body.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

/**
 * Decrypts a text for a place; a text that is not encrypted is returned unchanged. Throws when its key is missing, when
 * it was encrypted for another place, or when it was changed.
 */
export function unseal(text: string, place: string): string {
  const [, id, encoded = ''] = sealedForm.exec(text) ?? [];
  if (id === undefined) return text;
  const key = findKey(id);
  if (!key) throw new Error(`A secret in ${place} is sealed with the key ${id}, which is not here.`);
  return decryptWith(key.bytes, encoded, place);
}

/** The state of a text by its key's id: not encrypted, key lost, a former key, or the newest. */
export function standOf(id: string | null): 'open' | 'lost' | 'former' | 'current' {
  if (id === null) return 'open';
  if (!findKey(id)) return 'lost';
  return id === keys[0]?.id ? 'current' : 'former';
}

/** The key of this id, even if another process has just made it. */
function findKey(id: string): Key | undefined {
  const known = keys.find((key) => key.id === id);
  if (known || Date.now() - readAt < keyRetryMs) return known;
  readKeys();
  return keys.find((key) => key.id === id);
}

/**
 * A keyed hash of a text for logs: the same text gives the same hash while the newest key stays, and without that key
 * nobody can find the text by trying all.
 */
export function pseudonym(text: string): string {
  const key = hkdfSync('sha256', keys[0]?.bytes ?? ephemeralKey, '', 'yimen pseudonyms v1', 32);
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url').slice(0, 16);
}

/** For a process without keys. */
const ephemeralKey = randomBytes(32);

/** Reads the keys again from their source. */
export function readKeys(): void {
  keys = source?.().map(parseKey) ?? [];
  readAt = Date.now();
}

function parseKey(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'yimen secrets v1', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}
