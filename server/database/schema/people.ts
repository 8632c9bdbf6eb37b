import { memberType } from '@yimen/contract/sign-in/auth';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Identity } from '../records.ts';
import { sealedJson, sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { bytes, institution, moment } from './columns.ts';

export const people = pgTable(
  'people',
  {
    institution: institution(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull(),
    userType: text('user_type', { enum: memberType.options }).notNull(),
    no: text('no').notNull(),
    /** A department's id; empty for citizens. */
    department: text('department').notNull(),
    title: text('title').notNull(),
    avatar: text('avatar'),
    /** In the masked form the institution keeps it. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    lastLogin: moment('last_login'),
    identities: jsonb('identities').$type<Identity[]>().notNull(),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull(),
    /** May not sign in, and is signed in nowhere. */
    disabled: boolean('disabled').notNull().default(false),
  },
  (t) => [
    oneOf(t.userType),
    primaryKey({ columns: [t.institution, t.id] }),
    index('people_no').on(t.institution, t.no),
    index('people_department').on(t.institution, t.department),
    index('people_identities').using('gin', t.identities.op('jsonb_path_ops')),
  ],
);

/** People's pictures, under an id that cannot be guessed: a picture is asked for without a token. */
export const avatars = pgTable(
  'avatars',
  {
    institution: institution(),
    id: text('id').notNull(),
    person: text('person').notNull(),
    /** WebP. */
    image: bytes('image').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    unique('avatars_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What one signs in with. Apart from people, so that no list of people ever carries a hash. */
export const accounts = pgTable(
  'accounts',
  {
    institution: institution(),
    account: text('account').notNull(),
    person: text('person').notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text('password_hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.account] }),
    index('accounts_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A member's session; guests have none. The row decides, not the token alone. */
export const sessions = pgTable(
  'sessions',
  {
    institution: institution(),
    id: text('id').notNull(),
    person: text('person').notNull(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the person signed in before this session. */
    previousLogin: moment('previous_login'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 of the browser's device cookie: a device that has signed in is not locked out by others' guesses. */
    device: text('device').notNull(),
    /** The person had signed in before, and not on this device; until they say that it is theirs. */
    unfamiliar: boolean('unfamiliar').notNull().default(false),
    /** Id of the method by which the person signed in. */
    method: text('method').notNull().default('password'),
    /** Which of the person's identities acts, by `identityId`; null for the person's own. */
    identity: text('identity'),
    /** Counts the tokens that were given for this session: the last one is good, the one before for a minute. */
    generation: integer('generation').notNull().default(0),
    renewedAt: moment('renewed_at'),
    /** What the counterpart calls this session and its person when it ends them: a ticket's digest, `sid`, `sub`. */
    remoteSession: text('remote_session'),
    remoteSubject: text('remote_subject'),
    /** With which the counterpart is asked to end its own session. */
    idToken: sealedText('id_token', 'sessions.id_token'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('sessions_person').on(t.institution, t.person, t.startedAt),
    index('sessions_remote').on(t.institution, t.method, t.remoteSession),
    index('sessions_subject').on(t.institution, t.method, t.remoteSubject),
    index('sessions_device').on(t.institution, t.device, t.startedAt),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Failed sign-ins, counted by what was tried and from where; never names an account in clear. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    institution: institution(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    waitUntil: moment('wait_until'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.subject] }), index('sign_in_failures_age').on(t.lastAt)],
);

/** Keys that sign the institution's tokens. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    institution: institution(),
    kid: text('kid').notNull(),
    privateJwk: sealedJson('private_jwk', 'signing_keys.private_jwk').notNull(),
    publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Signs no more after this moment, but still verifies what it signed. */
    retiredAt: moment('retired_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.kid] }), unique('signing_keys_kid').on(t.kid)],
);
