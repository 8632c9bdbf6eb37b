import { memberType } from '@yimen/contract/sign-in/auth';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Identity } from '../records.ts';
import { sealedJson, sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { bytes, institution, momentColumn, position } from './columns.ts';

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
    /** Masked, as the institution stores it. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    lastLogin: momentColumn('last_login'),
    identities: jsonb('identities').$type<Identity[]>().notNull(),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull(),
    /** The person may not sign in and has no session. */
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

/** People's pictures, under ids that cannot be guessed, because pictures are requested without a token. */
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

/** Lists of people that an institution keeps, for use in rules of who may see something. */
export const groups = pgTable(
  'groups',
  { institution: institution(), id: text('id').notNull(), position: position(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

export const groupMembers = pgTable(
  'group_members',
  { institution: institution(), group: text('group').notNull(), person: text('person').notNull() },
  (t) => [
    primaryKey({ columns: [t.institution, t.group, t.person] }),
    index('group_members_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.group], foreignColumns: [groups.institution, groups.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Accounts for signing in. Separate from people, so that no list of people ever holds a hash. */
export const accounts = pgTable(
  'accounts',
  {
    institution: institution(),
    account: text('account').notNull(),
    person: text('person').notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** Hashes of the former passwords that may not be used again, the latest first. */
    formerHashes: jsonb('former_hashes').$type<string[]>().notNull().default([]),
    /** The password is an initial one: it only serves to set another. */
    mustChange: boolean('must_change').notNull().default(false),
    /** Digest of a one-time code that may be used in place of the password to set another; null without one. */
    oneTimeDigest: text('one_time_digest'),
    oneTimeUntil: momentColumn('one_time_until'),
    /** The id of the member of staff who gave the code; null for an operator. */
    oneTimeBy: text('one_time_by'),
    /** The id of the member of staff whose code or initial password was used to set the password, or who gave the initial one. */
    knownBy: text('known_by'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.account] }),
    index('accounts_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A member's session; guests have none. A token is valid only while its row is. */
export const sessions = pgTable(
  'sessions',
  {
    institution: institution(),
    id: text('id').notNull(),
    person: text('person').notNull(),
    startedAt: momentColumn('started_at').notNull(),
    seenAt: momentColumn('seen_at').notNull(),
    endedAt: momentColumn('ended_at'),
    /** When the person signed in before this session. */
    previousLogin: momentColumn('previous_login'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** SHA-256 of the browser's device cookie: guesses from elsewhere do not lock out a device that has signed in. */
    device: text('device').notNull(),
    /** The person had signed in before, but not on this device; false again once they confirm that it is theirs. */
    unfamiliar: boolean('unfamiliar').notNull().default(false),
    /** Id of the method by which the person signed in. */
    method: text('method').notNull().default('password'),
    /** The identity in which the person acts, by `identityId`; null for the main one. */
    identity: text('identity'),
    /** Number of the session's latest token; that one is valid, and the one before it for a minute. */
    generation: integer('generation').notNull().default(0),
    renewedAt: momentColumn('renewed_at'),
    /**
     * The counterpart's names of this session and its person, by which it ends them: a ticket's digest, `sid`, `sub`.
     */
    remoteSession: text('remote_session'),
    remoteSubject: text('remote_subject'),
    /** Sent to the counterpart to end its own session. */
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

/** Failed sign-ins, counted by account and address; accounts are stored only as digests. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    institution: institution(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    lastAt: momentColumn('last_at').notNull(),
    waitUntil: momentColumn('wait_until'),
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
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    /** Signs nothing after this time, but still verifies what it signed. */
    retiredAt: momentColumn('retired_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.kid] }), unique('signing_keys_kid').on(t.kid)],
);
