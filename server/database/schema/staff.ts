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

/** What a person proves beside the sign-in: the secret of an app (TOTP), and codes for when it is lost. */
export const secondFactors = pgTable(
  'second_factors',
  {
    institution: institution(),
    person: text('person').notNull(),
    /** In Base32. */
    secret: sealedText('secret', 'second_factors.secret').notNull(),
    setAt: momentColumn('set_at').notNull(),
    /** Number of the last step of 30 seconds whose code was used: that one and earlier ones are not taken again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** Digests of the recovery codes that are left. */
    recoveryDigests: jsonb('recovery_digests').$type<string[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person] }),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);
