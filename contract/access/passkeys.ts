import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { minuteField, nothing, nothingElse, text } from '../fields.ts';
import { signInCodes as code, failuresOf } from '../sign-in/codes.ts';
import { factorRule } from './second-factor.ts';

/** How long a passkey may take to sign what it was asked for, in ms. */
export const passkeyMs = 300_000;

/** The signatures that are taken, by their numbers in COSE: Ed25519, ECDSA on P-256, RSA; WebCrypto verifies each. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/* @__NO_SIDE_EFFECTS__ */
const binary = (most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/, '通行密钥的数据不正确'), v.maxLength(most, '通行密钥的数据不正确'));

const credentialId = binary(1364);
const id = described(credentialId, 'Id of the credential, in Base64url.');
const clientDataJSON = described(binary(4096), 'What the browser says of the request, as `toJSON()` of it has it.');
const transport = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,32}$/, '通行密钥的数据不正确'));

const challenge = described(v.string(), 'What is to be signed, in Base64url: good once, for five minutes.');
const timeout = described(v.number(), 'How long the browser waits, in ms.');
const userVerification = described(
  v.literal('required'),
  'The authenticator asks for a fingerprint, a face or a PIN: a passkey that somebody finds is not enough.',
);

const knownCredential = v.object({
  type: described(v.literal('public-key'), 'The only type there is.'),
  id: described(v.string(), 'Id of the credential, in Base64url.'),
  transports: described(v.array(v.string()), 'How the authenticator is reached, as the browser said.'),
});

export const passkey = v.object({
  id: described(v.string(), 'Id of the credential, in Base64url.'),
  name: described(v.string(), 'As the person calls it.'),
  host: described(v.string(), 'The host for which it is: it can be used there alone.'),
  here: described(v.boolean(), 'Whether that is the host that is asked.'),
  addedAt: described(minuteField, 'When it was added, `YYYY-MM-DD HH:mm`.'),
  usedAt: described(v.nullable(minuteField), 'When it last proved the second factor; null before it has.'),
});

export const passkeys = endpoint({
  ...factorRule,
  secondFactor: undefined,
  name: 'passkeys',
  method: 'GET',
  path: '/staff/passkeys',
  summary: "The caller's passkeys, for all hosts, the oldest first.",
  input: nothing,
  data: v.array(passkey),
  example: {},
});

export const beginPasskey = endpoint({
  ...factorRule,
  name: 'beginPasskey',
  method: 'POST',
  path: '/staff/passkeys/begin',
  summary:
    'Begins to add a passkey for the host that is asked: returns what `PublicKeyCredential.parseCreationOptionsFromJSON` takes. Who has a second factor already has to prove it within ten minutes first.',
  input: nothingElse,
  data: v.object({
    challenge,
    rp: described(
      v.object({
        id: described(v.string(), 'The host.'),
        name: described(v.string(), "The institution's name."),
      }),
      'For whom the passkey is.',
    ),
    user: described(
      v.object({
        id: described(v.string(), 'A random name of the person, in Base64url.'),
        name: described(v.string(), "The person's name."),
        displayName: described(v.string(), 'The same.'),
      }),
      'Whose it is, as the browser and the authenticator show it.',
    ),
    pubKeyCredParams: described(
      v.array(
        v.object({
          type: described(v.literal('public-key'), 'The only type there is.'),
          alg: described(v.number(), 'Its number in COSE.'),
        }),
      ),
      'Signatures that are taken, the best first.',
    ),
    timeout,
    excludeCredentials: described(v.array(knownCredential), 'Those of the person at this host, not to be added twice.'),
    authenticatorSelection: described(
      v.object({
        residentKey: described(v.literal('preferred'), 'Whether the authenticator lists it by itself.'),
        userVerification,
      }),
      'What the authenticator has to do.',
    ),
    attestation: described(v.literal('none'), 'Nothing is asked about the make of the authenticator.'),
  }),
  once: true,
  failures: failuresOf(code.noPasskeysAtAddress, code.tooManyPasskeys),
  example: {},
});

export const addPasskey = endpoint({
  ...factorRule,
  name: 'addPasskey',
  method: 'POST',
  path: '/staff/passkeys/add',
  summary:
    'Adds the passkey that the browser made for `beginPasskey` in this session, and proves the second factor. Other staff sessions of the person end.',
  input: v.strictObject({
    name: described(text(40, { needed: '请给通行密钥起个名字' }), 'What the person calls it.'),
    id,
    clientDataJSON,
    attestationObject: described(binary(8192), 'The public key and what the authenticator says of it, in Base64url.'),
    transports: described(
      v.pipe(v.array(transport), v.maxLength(8, '通行密钥的数据不正确')),
      'How the authenticator is reached; empty where the browser does not say.',
    ),
  }),
  data: v.object({
    recoveryCodes: described(
      v.array(v.string()),
      "Ten codes that stand for app and passkeys, each once, where this is the person's first second factor; else none, and those that were shown then stay good.",
    ),
  }),
  once: true,
  failures: failuresOf(
    code.passkeyRefused,
    code.passkeyLate,
    code.passkeyTaken,
    code.noPasskeysAtAddress,
    code.tooManyPasskeys,
  ),
  example: {
    name: '办公室电脑',
    id: 'AAAA',
    clientDataJSON: 'e30',
    attestationObject: 'AAAA',
    transports: ['internal'],
  },
  exampleRefused: code.passkeyRefused,
});

export const removePasskey = endpoint({
  ...factorRule,
  secondFactor: undefined,
  name: 'removePasskey',
  method: 'POST',
  path: '/staff/passkeys/remove',
  summary:
    'Removes a passkey of the caller, who has proven the second factor within ten minutes, and ends their other staff sessions. The last second factor goes only where the institution asks for none, and the recovery codes with it.',
  input: v.strictObject({ id }),
  data: nothing,
  once: true,
  failures: { [codes.notFound]: 'The caller has no such passkey.', ...failuresOf(code.lastFactor) },
  example: { id: 'AAAA' },
  exampleRefused: codes.notFound,
});

export const askPasskey = endpoint({
  ...factorRule,
  name: 'askPasskey',
  method: 'POST',
  path: '/staff/passkeys/ask',
  summary:
    'Asks for a passkey of the caller at the host that is asked: returns what `PublicKeyCredential.parseRequestOptionsFromJSON` takes.',
  input: nothingElse,
  data: v.object({
    challenge,
    rpId: described(v.string(), 'The host.'),
    timeout,
    userVerification,
    allowCredentials: described(v.array(knownCredential), 'Those that can be used here.'),
  }),
  once: true,
  failures: failuresOf(code.noPasskeyHere, code.noPasskeysAtAddress),
  example: {},
  exampleRefused: code.noPasskeyHere,
});

export const provePasskey = endpoint({
  ...factorRule,
  name: 'provePasskey',
  method: 'POST',
  path: '/staff/passkeys/prove',
  summary:
    'Proves the second factor by what a passkey signed for `askPasskey` in this session. Failures are counted and wait as wrong codes do.',
  input: v.strictObject({
    id,
    clientDataJSON,
    authenticatorData: described(binary(2048), 'What the authenticator says of the use, in Base64url.'),
    signature: described(binary(2048), 'Its signature, in Base64url.'),
    userHandle: described(
      v.optional(binary(86)),
      'The name that the authenticator has of the person, where it says it.',
    ),
  }),
  data: nothing,
  once: true,
  failures: failuresOf(code.passkeyRefused, code.passkeyLate, code.noPasskeysAtAddress, code.locked),
  example: { id: 'AAAA', clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  exampleRefused: code.passkeyRefused,
});
