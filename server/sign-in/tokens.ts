import { randomUUID } from 'node:crypto';
import { type UserType, userType } from '@yimen/contract/auth';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Queryable } from '../database/open.ts';
import { minuteText } from '../institutions/clock.ts';
import { algorithm, keyRing } from './keys.ts';

/** As long as the cookie that carries it (specification, section 9). */
const lifetime = '30 days';
const issuer = 'yimen';

const payload = v.object({
  jti: v.string(),
  sub: v.string(),
  userType,
  iat: v.number(),
  loginTime: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)),
});

/** What a token says once its signature, audience and age are proven. */
export interface Claims {
  session: string;
  person: string;
  userType: UserType;
  loginTime: Date;
}

export interface Subject {
  session?: string;
  person: string;
  userType: UserType;
  now: Date;
}

/** A signed token; its payload shows loginTime as `YYYY-MM-DD HH:mm` (specification, section 3). */
export async function signToken(db: Queryable, institution: { id: string }, subject: Subject): Promise<string> {
  const { signing } = await keyRing(db, institution);
  return new SignJWT({ userType: subject.userType, loginTime: minuteText(subject.now) })
    .setProtectedHeader({ alg: algorithm, kid: signing.kid, typ: 'JWT' })
    .setJti(subject.session ?? randomUUID())
    .setSubject(subject.person)
    .setIssuer(issuer)
    .setAudience(institution.id)
    .setIssuedAt(Math.floor(subject.now.getTime() / 1000))
    .setExpirationTime(lifetime)
    .sign(signing.key);
}

/** The token's claims; null when it is not ours, not this institution's, or too old. */
export async function readToken(db: Queryable, institution: { id: string }, token: string): Promise<Claims | null> {
  const { verifying } = await keyRing(db, institution);
  try {
    const verified = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid && verifying.get(kid);
        if (!key) throw new Error('No such key.');
        return key;
      },
      { algorithms: [algorithm], audience: institution.id, issuer },
    );
    const claims = v.parse(payload, verified.payload);
    return {
      session: claims.jti,
      person: claims.sub,
      userType: claims.userType,
      loginTime: new Date(claims.iat * 1000),
    };
  } catch {
    return null;
  }
}
