import { signInCodes } from '@yimen/contract/sign-in/codes';
import { expect, test } from 'vitest';
import { SoftwarePasskey } from '../../testing/authenticator.ts';
import { challengeOf, passkeyHost, readMade } from './webauthn.ts';

test.each([
  ['https://portal.example.edu', 'portal.example.edu'],
  ['https://portal.example.edu:8443', 'portal.example.edu'],
  ['http://localhost:3000', 'localhost'],
  ['http://mingde.localhost:3000', 'mingde.localhost'],
])('a passkey of %s is for %s, not for what stands above it', (origin, host) => {
  expect(passkeyHost(origin)).toBe(host);
});

test.each([
  'http://portal.example.edu',
  'http://notlocalhost',
  'https://192.0.2.7',
  'https://[2001:db8::7]',
  'http://127.0.0.1',
])('browsers have no passkeys at %s', (origin) => {
  expect(() => passkeyHost(origin)).toThrow(expect.objectContaining({ code: signInCodes.noPasskeysAtAddress }));
});

const encoded = (text: string) => Buffer.from(text).toString('base64url');

test('the challenge is read from what the browser says', () => {
  expect(challengeOf(encoded('{"type":"webauthn.get","challenge":"abc","origin":"https://a.example"}'))).toBe('abc');
});

test.each(['', 'null', '[]', '{"challenge":1}', '{"challenge":"abc"', '{"challenge":"abc","crossOrigin":true}'])(
  'what is malformed, or asked in a frame of another site, is refused: %s',
  (text) => {
    expect(() => challengeOf(encoded(text))).toThrow(expect.objectContaining({ code: signInCodes.passkeyRefused }));
  },
);

test('a certificate is not looked at', async () => {
  const asked = {
    challenge: 'abc',
    rp: { id: 'localhost', name: '' },
    user: { id: 'AAAA', name: '', displayName: '' },
  };
  const { made } = SoftwarePasskey.make(asked, { attestation: 'certificate' });
  const place = { origin: 'http://localhost', challenge: 'abc' };
  await expect(readMade(made, place)).rejects.toMatchObject({ detail: 'attestation packed' });
});
