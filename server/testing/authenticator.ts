import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { addPasskey, askPasskey, beginPasskey, provePasskey } from '@yimen/contract/access/passkeys';
import type { DataOf, InputOf } from '@yimen/contract/endpoint';

/** What an authenticator can be made to do wrong, or otherwise than the browser asks. */
interface Conduct {
  /** Of the page, as the browser says it; `http://` and the host by default. */
  readonly origin?: string;
  /** The host of which the authenticator says the passkey is; by default the one that is asked for. */
  readonly host?: string;
  /** False where the person was not asked for a fingerprint, a face or a PIN. */
  readonly verified?: boolean;
  /** What the counter says; by default one more than before. */
  readonly counter?: number;
  readonly crossOrigin?: boolean;
}

type Algorithm = 'ES256' | 'EdDSA' | 'RS256' | 'ES384';

interface MakeOptions extends Conduct {
  readonly algorithm?: Algorithm;
  /** The id of the credential; a random one by default. */
  readonly id?: Buffer;
  /** What is said of the key: nothing, what it signs itself, or what a certificate is for. */
  readonly attestation?: 'none' | 'self' | 'certificate';
}

/** A passkey with a real pair of keys, which signs as an authenticator does (WebAuthn Level 3, sections 6.1 and 6.5.1). */
export class SoftwarePasskey {
  readonly id: string;
  readonly userHandle: string;
  readonly #key: KeyObject;
  readonly #algorithm: Algorithm;
  #counter = 0;

  private constructor(id: string, userHandle: string, key: KeyObject, algorithm: Algorithm) {
    this.id = id;
    this.userHandle = userHandle;
    this.#key = key;
    this.#algorithm = algorithm;
  }

  /** Makes a passkey for what `beginPasskey` asks, and what `addPasskey` takes of it. */
  static make(
    { challenge, rp, user }: Pick<DataOf<typeof beginPasskey>, 'challenge' | 'rp' | 'user'>,
    { algorithm = 'ES256', id: raw = randomBytes(16), attestation = 'none', ...conduct }: MakeOptions = {},
  ): { passkey: SoftwarePasskey; made: Omit<InputOf<typeof addPasskey>, 'name'> } {
    const { publicKey, privateKey } = pairOf(algorithm);
    const id = raw.toString('base64url');
    const length = Buffer.from([raw.length >> 8, raw.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, raw, cosePublicKey(publicKey, algorithm)]);
    const authData = Buffer.concat([
      authenticatorData(conduct.host ?? rp.id, 0x40, { counter: 0, ...conduct }),
      attested,
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, rp.id, conduct);
    const passkey = new SoftwarePasskey(id, user.id, privateKey, algorithm);
    const sig = passkey.#signature(authData, clientDataJSON);
    const statements: Record<typeof attestation, ReadonlyMap<string, Cbor>> = {
      none: new Map(),
      self: new Map<string, Cbor>([
        ['alg', coseNumbers[algorithm]],
        ['sig', sig],
      ]),
      certificate: new Map<string, Cbor>([
        ['alg', coseNumbers[algorithm]],
        ['sig', sig],
        ['x5c', [randomBytes(8)]],
      ]),
    };
    const object = new Map<string, Cbor>([
      ['fmt', attestation === 'none' ? 'none' : 'packed'],
      ['attStmt', statements[attestation]],
      ['authData', authData],
    ]);
    const made = {
      id,
      clientDataJSON,
      attestationObject: cbor(object).toString('base64url'),
      transports: ['internal'],
    };
    return { passkey, made };
  }

  /** Signs what `askPasskey` asks, as `provePasskey` takes it. */
  sign(
    { challenge, rpId }: Pick<DataOf<typeof askPasskey>, 'challenge' | 'rpId'>,
    conduct: Conduct = {},
  ): InputOf<typeof provePasskey> {
    this.#counter = conduct.counter ?? this.#counter + 1;
    const data = authenticatorData(conduct.host ?? rpId, 0, { ...conduct, counter: this.#counter });
    const clientDataJSON = clientData('webauthn.get', challenge, rpId, conduct);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: this.#signature(data, clientDataJSON).toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  #signature(data: Buffer, clientDataJSON: string): Buffer {
    const hash = { ES256: 'sha256', EdDSA: null, RS256: 'sha256', ES384: 'sha384' }[this.#algorithm];
    return sign(hash, Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]), this.#key);
  }
}

const coseNumbers: Readonly<Record<Algorithm, number>> = { ES256: -7, EdDSA: -8, RS256: -257, ES384: -35 };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

function authenticatorData(host: string, flags: number, { verified = true, counter = 0 }: Conduct): Buffer {
  const [userPresent, userVerified] = [0x01, verified ? 0x04 : 0];
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags | userPresent | userVerified);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(host), tail]);
}

function clientData(type: string, challenge: string, host: string, conduct: Conduct): string {
  const { origin = `http://${host}`, crossOrigin = false } = conduct;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin })).toString('base64url');
}

function pairOf(algorithm: Algorithm) {
  switch (algorithm) {
    case 'ES256':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' });
    case 'ES384':
      return generateKeyPairSync('ec', { namedCurve: 'P-384' });
    case 'EdDSA':
      return generateKeyPairSync('ed25519');
    case 'RS256':
      return generateKeyPairSync('rsa', { modulusLength: 2048 });
  }
}

/** The public key in COSE (RFC 9053). */
function cosePublicKey(key: KeyObject, algorithm: Algorithm): Buffer {
  const jwk = key.export({ format: 'jwk' });
  const part = (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url');
  const fields: Record<Algorithm, [number, Cbor][]> = {
    ES256: [
      [1, 2],
      [3, coseNumbers.ES256],
      [-1, 1],
      [-2, part('x')],
      [-3, part('y')],
    ],
    ES384: [
      [1, 2],
      [3, coseNumbers.ES384],
      [-1, 2],
      [-2, part('x')],
      [-3, part('y')],
    ],
    EdDSA: [
      [1, 1],
      [3, coseNumbers.EdDSA],
      [-1, 6],
      [-2, part('x')],
    ],
    RS256: [
      [1, 3],
      [3, coseNumbers.RS256],
      [-1, part('n')],
      [-2, part('e')],
    ],
  };
  return cbor(new Map(fields[algorithm]));
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** Encodes a value in CBOR (RFC 8949), as far as authenticators need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
}
