import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { institution, momentColumn } from './columns.ts';
import { people, sessions } from './people.ts';

/** Sessions of 管理台. One that has ended is deleted; a trigger deletes it when the session of the portal ends. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    institution: institution(),
    /** SHA-256 of the cookie's secret. */
    digest: text('digest').notNull(),
    person: text('person').notNull(),
    /** The session of the portal with which it began. */
    session: text('session').notNull(),
    startedAt: momentColumn('started_at').notNull(),
    /** When the person last did something. */
    usedAt: momentColumn('used_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Id of the method by which the person signed in. */
    method: text('method').notNull(),
    /** When the second factor was last proven. */
    provenAt: momentColumn('proven_at'),
    /** The secret of a second factor that is being set. */
    enrolling: sealedText('enrolling', 'staff_sessions.enrolling'),
    /** What a passkey is to sign next, in Base64url: good once, until the time beside it. */
    challenge: text('challenge'),
    challengeUntil: momentColumn('challenge_until'),
    /** The user handle with which a passkey is being added. */
    addingHandle: text('adding_handle'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.digest] }),
    index('staff_sessions_person').on(t.institution, t.person),
    index('staff_sessions_session').on(t.institution, t.session),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.institution, t.session], foreignColumns: [sessions.institution, sessions.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * What a person proves beside the sign-in: the secret of an app (TOTP), passkeys, and codes for when these are lost.
 * There is a row while the person has an app or a passkey.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    institution: institution(),
    person: text('person').notNull(),
    /** Of the app, in Base32; null for who has passkeys alone. */
    secret: sealedText('secret', 'second_factors.secret'),
    /** When the app was set, or the first of the passkeys. */
    setAt: momentColumn('set_at').notNull(),
    /** Number of the last step of 30 seconds whose code was used: that one and earlier ones are not taken again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** Digests of the recovery codes that are left. */
    recoveryDigests: jsonb('recovery_digests').$type<string[]>().notNull(),
    /** Names the person to authenticators, and tells nothing of them. */
    userHandle: text('user_handle').notNull().default(sql`gen_random_uuid()`),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person] }),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Public keys of the passkeys (WebAuthn) by which people prove the second factor. Each is for one host. */
export const passkeys = pgTable(
  'passkeys',
  {
    institution: institution(),
    /** The credential's id, in Base64url. */
    id: text('id').notNull(),
    person: text('person').notNull(),
    host: text('host').notNull(),
    /** As the person calls it. */
    name: text('name').notNull(),
    /** In COSE, as Base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it has signed; 0 always where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, as it said. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    addedAt: momentColumn('added_at').notNull(),
    usedAt: momentColumn('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('passkeys_person').on(t.institution, t.person),
    foreignKey({
      name: 'passkeys_second_factors_fk',
      columns: [t.institution, t.person],
      foreignColumns: [secondFactors.institution, secondFactors.person],
    }).onDelete('cascade'),
  ],
);
