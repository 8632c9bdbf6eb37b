import { codeDigest, readableSecret } from '../password/one-time-code.ts';

const count = 10;

/** New recovery codes as they are shown, and what is stored of them. */
export function newRecoveryCodes(): { codes: string[]; digests: string[] } {
  const secrets = Array.from({ length: count }, readableSecret);
  return {
    codes: secrets.map((one) => one.match(/.{4}/g)?.join('-') ?? one),
    digests: secrets.map(codeDigest),
  };
}
