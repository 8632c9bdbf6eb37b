import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A key with the name by which what it sealed refers to it. */
interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Where the keys' texts come from: the first seals, each of them opens. */
type Source = () => readonly string[];

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
const sealedForm = /^sealed:v1:([0-9a-f]{16}):([\w-]{38,})$/;
/** Finds the key's id in a sealed text, for the database. */
export const keyPattern = '^sealed:v1:([0-9a-f]{16}):[A-Za-z0-9_-]{38,}$';
/** A key nobody knows is looked for again no sooner than this, in ms. */
const lookAgainAfter = 1000;

let source: Source | null = null;
let keys: readonly Key[] = [];
let readAt = 0;

/** Says where this process finds the keys of its secrets, and reads them. */
export function takeKeys(from: Source): void {
  source = from;
  readKeys();
}

/** Gives a process whose database dies with it a key that does too, unless it has keys already. */
export function takeKeyInMemory(): void {
  if (source) return;
  const text = newKeyText();
  takeKeys(() => [text]);
}

/** 256 random bits as text. */
export const newKeyText = () => randomBytes(32).toString('base64url');

/** Seals a text for a place, such as a table's column; it can be opened for that place alone. */
export function seal(text: string, place: string): string {
  const [key] = keys;
  if (!key) throw new Error('No key for secrets has been read.');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key.bytes, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place));
  const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `sealed:v1:${key.id}:${body.toString('base64url')}`;
}

/**
 * What was sealed for a place; a text from before secrets were sealed is itself. Throws when its key is not here, or
 * when it was sealed for another place or changed since.
 */
export function unseal(text: string, place: string): string {
  const [, id, encoded = ''] = sealedForm.exec(text) ?? [];
  if (id === undefined) return text;
  const key = findKey(id);
  if (!key) throw new Error(`A secret in ${place} is sealed with the key ${id}, which is not here.`);
  const body = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv(algorithm, key.bytes, body.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(-tagBytes));
  return Buffer.concat([decipher.update(body.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

/** How a text stands by the key that sealed it: not sealed, with one that is not here, a former one, or the newest. */
export function standOf(id: string | null): 'open' | 'lost' | 'former' | 'current' {
  if (id === null) return 'open';
  if (!findKey(id)) return 'lost';
  return id === keys[0]?.id ? 'current' : 'former';
}

/** The key of this name, also one that another process has just made. */
function findKey(id: string): Key | undefined {
  const known = keys.find((key) => key.id === id);
  if (known || Date.now() - readAt < lookAgainAfter) return known;
  readKeys();
  return keys.find((key) => key.id === id);
}

/**
 * A text as it may stand in a log: the same for the same text as long as the newest key is, and of no use to those who
 * try all texts without that key.
 */
export function pseudonym(text: string): string {
  const key = hkdfSync('sha256', keys[0]?.bytes ?? unkept, '', 'yimen pseudonyms v1', 32);
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url').slice(0, 16);
}

/** Of a process without keys. */
const unkept = randomBytes(32);

/** Reads the keys anew from where they are. */
export function readKeys(): void {
  keys = source?.().map(keyOf) ?? [];
  readAt = Date.now();
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'yimen secrets v1', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}
