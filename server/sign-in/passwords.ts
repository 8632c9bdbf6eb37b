import argon2 from 'argon2';

/** OWASP's second argon2id setting: 19 MiB, two passes; about 30 ms of one core. */
const settings = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, in PHC form with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, settings);
}

let decoy: Promise<string> | null = null;

/**
 * True when the password is the account's. Without a hash it takes the same time and is false,
 * so that an answer's time does not tell which accounts exist.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await argon2.verify(hash ?? (await decoy), password);
  return hash !== null && matches;
}
