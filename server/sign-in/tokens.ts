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

interface Signed {
  readonly id: string;
  readonly subject: string;
  readonly audience: string;
  readonly from: Date;
  readonly until: Date;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A token for an audience of the institution, signed by its newest key. */
export async function signFor(db: Database, institution: { id: string }, token: Signed): Promise<string> {
  const { id, subject, audience, from, until, claims = {} } = token;
  const { signing } = await keyRing(db, institution);
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm, kid: signing.kid, typ: 'JWT' })
    .setJti(id)
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds(from))
    .setExpirationTime(seconds(until))
    .sign(signing.key);
}

/** A person's or a guest's token; its payload shows loginTime as `YYYY-MM-DD HH:mm` (specification, section 3). */
export function signToken(db: Database, institution: { id: string }, subject: Subject): Promise<string> {
  const { userType, generation: gen = 0, now, startedAt = now } = subject;
  return signFor(db, institution, {
    id: subject.session ?? randomUUID(),
    subject: subject.person,
    audience: institution.id,
    from: now,
    until: new Date(startedAt.getTime() + lifetimeMs),
    claims: { userType, gen, loginTime: minuteText(startedAt) },
  });
}

/**
 * The payload of a token that was signed for this audience of the institution; null when it was not, or is too old.
 * Throws when the keys cannot be read.
 */
export async function verifyToken(db: Database, institution: { id: string }, token: string, audience: string) {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && (await verifyingKey(db, institution, kid));
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [tokenAlgorithm], audience, issuer },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/**
 * The token's claims; null when it is not ours, not this institution's, or too old. Throws when the keys cannot be
 * read: null would tell the person that the session has expired, and they would sign in again.
 */
export async function readToken(db: Database, institution: { id: string }, token: string): Promise<Claims | null> {
  const verified = await verifyToken(db, institution, token, institution.id);
  const { success, output: claims } = v.safeParse(payload, verified);
  if (!success) return null;
  return {
    session: claims.jti,
    person: claims.sub,
    userType: claims.userType,
    generation: claims.gen,
    loginTime: new Date(claims.iat * 1000),
  };
}
