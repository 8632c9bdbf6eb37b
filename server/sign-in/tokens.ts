import { randomUUID } from 'node:crypto';
import { type UserType, userType } from '@yimen/contract/sign-in/auth';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { dayMs, minuteText } from '../lib/time.ts';
import { keyRing, tokenAlgorithm, verifyingKey } from './keys.ts';

/** As long as the cookie that carries the token (specification, section 9); no session lasts longer either. */
export const lifetimeMs = 30 * dayMs;
const issuer = 'yimen';

const payload = v.object({
  jti: v.string(),
  sub: v.string(),
  userType,
  iat: v.number(),
  /** Generation: which token of its session this is. */
  gen: v.optional(v.number(), 0),
  loginTime: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)),
});

/** The claims of a token whose signature, audience and age are verified. */
export interface Claims {
  session: string;
  person: string;
  userType: UserType;
  generation: number;
  loginTime: Date;
}

export interface Subject {
  session?: string;
  person: string;
  userType: UserType;
  /** Which token of the session this is; the first by default. */
  generation?: number;
  /** When the session began; now by default. */
  startedAt?: Date;
  now: Date;
}

/** A signed token; its payload shows loginTime as `YYYY-MM-DD HH:mm` (specification, section 3). */
export async function signToken(db: Database, institution: { id: string }, subject: Subject): Promise<string> {
  const { signing } = await keyRing(db, institution);
  const { userType, generation: gen = 0, now, startedAt = now } = subject;
  const seconds = (time: number) => Math.floor(time / 1000);
  return new SignJWT({ userType, gen, loginTime: minuteText(startedAt) })
    .setProtectedHeader({ alg: tokenAlgorithm, kid: signing.kid, typ: 'JWT' })
    .setJti(subject.session ?? randomUUID())
    .setSubject(subject.person)
    .setIssuer(issuer)
    .setAudience(institution.id)
    .setIssuedAt(seconds(now.getTime()))
    .setExpirationTime(seconds(startedAt.getTime() + lifetimeMs))
    .sign(signing.key);
}

/**
 * The token's claims; null when it is not ours, not this institution's, or too old. Throws when the keys cannot be
 * read: null would tell the person that the session has expired, and they would sign in again.
 */
export async function readToken(db: Database, institution: { id: string }, token: string): Promise<Claims | null> {
  try {
    const verified = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && (await verifyingKey(db, institution, kid));
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [tokenAlgorithm], audience: institution.id, issuer },
    );
    const claims = v.parse(payload, verified.payload);
    return {
      session: claims.jti,
      person: claims.sub,
      userType: claims.userType,
      generation: claims.gen,
      loginTime: new Date(claims.iat * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
    throw error;
  }
}
