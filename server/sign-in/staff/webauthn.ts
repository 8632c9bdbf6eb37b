import { isIP } from 'node:net';
import { type addPasskey, passkeyAlgorithms, type provePasskey } from '@yimen/contract/access/passkeys';
import type { ValidInputOf } from '@yimen/contract/endpoint';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import * as v from 'valibot';
import { SignInRefusal } from '../refuse.ts';

/** What a browser made for a new passkey. */
export type MadePasskey = Omit<ValidInputOf<typeof addPasskey>, 'name'>;
/** What a browser had a passkey sign. */
export type SignedPasskey = ValidInputOf<typeof provePasskey>;

/** Where an answer has to come from. */
interface Place {
  /** `https://host[:port]` of the request. */
  readonly origin: string;
  /** The challenge that was used up for it. */
  readonly challenge: string;
}

/** Refuses what could not be verified; the reason is logged only. */
export const refused = (reason: string) => new SignInRefusal(signInCodes.passkeyRefused, reason);

/**
 * The host for which a passkey of an address is: the host itself, not a domain above it, which others may share. Throws
 * a {@link SignInRefusal} where browsers have no passkeys: over http elsewhere than on localhost, and without a name.
 */
export function passkeyHost(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  if (isAddress || (protocol !== 'https:' && !isLocal)) throw new SignInRefusal(signInCodes.noPasskeysAtAddress);
  return hostname;
}

const clientData = v.object({ challenge: v.string(), crossOrigin: v.optional(v.boolean(), false) });

/** The challenge that a browser says it was given. Throws a {@link SignInRefusal} for what no page of this site asked. */
export function challengeOf(clientDataJSON: string): string {
  const read = v.safeParse(clientData, parsed(Buffer.from(clientDataJSON, 'base64url').toString()));
  if (!read.success) throw refused('clientDataJSON is malformed');
  // The library lets a frame of another site pass where the browser does not name that site.
  if (read.output.crossOrigin) throw refused('asked in a frame of another site');
  return read.output.challenge;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface PublicKey {
  /** In COSE, as Base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** Reads a new passkey's public key. Throws a {@link SignInRefusal} when it was not made here, or by nobody's touch. */
export async function readMade(made: MadePasskey, { origin, challenge }: Place): Promise<PublicKey> {
  const { id, clientDataJSON, attestationObject } = made;
  await refuseCertificates(attestationObject);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifying(
    verifyRegistrationResponse({
      response: { ...credential(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    }),
  );
  if (registrationInfo?.credential.id !== id) throw refused('no registration, or of another id');
  const { publicKey, counter } = registrationInfo.credential;
  return { publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Refuses statements with certificates: `attestation: 'none'` asks for none, browsers leave out all but what a key signs
 * itself, and to check a certificate the library would fetch addresses that stand in it.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  async function requireNone() {
    const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
    const format = decoded.get('fmt');
    const isSelf = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
    if (format !== 'none' && !isSelf) throw new Error(`attestation ${format}`);
  }
  await verifying(requireNone());
}

/**
 * Verifies a passkey's signature; returns the authenticator's counter, which the caller compares with the former one in
 * the statement that stores it. Throws a {@link SignInRefusal} when anything of it is wrong.
 */
export async function readSigned(
  signed: SignedPasskey,
  publicKey: string,
  { origin, challenge }: Place,
): Promise<number> {
  const { id, clientDataJSON, authenticatorData, signature } = signed;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifying(
    verifyAuthenticationResponse({
      response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin),
      requireUserVerification: true,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    }),
  );
  if (!verified) throw refused('the signature is wrong');
  return authenticationInfo.newCounter;
}

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** The library throws for whatever is wrong with an answer. */
async function verifying<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error));
  }
}
