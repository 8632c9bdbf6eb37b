import { randomInt } from 'node:crypto';
import type { accounts } from '../../database/schema/people.ts';
import { digest } from '../session/sessions.ts';

/** Without those that are confused when they are read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 random letters and digits, 79 bits: too many to be found from a digest. */
export function readableSecret(): string {
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}

/** What is stored of a one-time code, which may be typed in capitals, and with or without its hyphens. */
export const codeDigest = (typed: string) => digest(typed.toLowerCase().replaceAll(/[\s-]/g, ''));

type Kept = Pick<typeof accounts.$inferSelect, 'oneTimeDigest' | 'oneTimeUntil'>;

/** True when the text is the account's one-time code, which has not expired. */
export function isCodeOf({ oneTimeDigest, oneTimeUntil }: Kept, typed: string, now: Date): boolean {
  return oneTimeDigest === codeDigest(typed) && oneTimeUntil !== null && oneTimeUntil > now;
}
