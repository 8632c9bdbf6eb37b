import { methodKind } from '@yimen/contract/sign-in/sign-in';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { institution, moment, position } from './columns.ts';
import { people } from './people.ts';

/** The ways in that an institution offers, in order; one without rows offers the built-in page alone. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    kind: text('kind', { enum: methodKind.options }).notNull(),
    /** As people know it. */
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Where and how, by kind; never a secret. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.id] })],
);

/** What a method must know that nobody else may. Apart from methods, so that no list of these shows it. */
export const signInSecrets = pgTable(
  'sign_in_secrets',
  {
    institution: institution(),
    method: text('method').notNull(),
    /** `secret`, or the id of a key of API sign-on. */
    name: text('name').notNull(),
    value: sealedText('value', 'sign_in_secrets.value').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Good for nothing after this moment; null as long as nothing has replaced it. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.method, t.name] }),
    foreignKey({
      columns: [t.institution, t.method],
      foreignColumns: [signInMethods.institution, signInMethods.id],
    }).onDelete('cascade'),
  ],
);

/** Whom a counterpart's user stands for, where its name for them is none of ours. */
export const signInBindings = pgTable(
  'sign_in_bindings',
  {
    institution: institution(),
    /** As `unionid:…` or `openid:<appid>:…`. */
    subject: text('subject').notNull(),
    person: text('person').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.subject] }),
    index('sign_in_bindings_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Sites of the institution that take a passport. */
export const passportServices = pgTable(
  'passport_services',
  {
    institution: institution(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    /** Only addresses under this path. */
    path: text('path').notNull(),
    /** The domain that this site and the portal share: the passport travels as its cookie. Null: in the address. */
    cookieDomain: text('cookie_domain'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** By which a site proves itself. Apart from the sites, so that no list of these shows it. */
export const passportSecrets = pgTable(
  'passport_secrets',
  {
    institution: institution(),
    service: text('service').notNull(),
    /** SHA-256 of the secret, which is random and long. */
    digest: text('digest').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.service] }),
    foreignKey({
      columns: [t.institution, t.service],
      foreignColumns: [passportServices.institution, passportServices.id],
    }).onDelete('cascade'),
  ],
);

/** Whom a counterpart has named, and what it calls the session that may begin. */
export interface ProvenPerson {
  readonly person: string;
  readonly identity: string | null;
  readonly remote?: { readonly session?: string; readonly subject?: string };
}

/** A sign-in that was begun here and comes back from elsewhere; good once, for ten minutes, for one browser. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    institution: institution(),
    id: text('id').notNull(),
    method: text('method').notNull(),
    /** SHA-256 of the browser's secret. */
    browser: text('browser').notNull(),
    /** Path, query and hash on the portal. */
    target: text('target'),
    /** The address that was given to the counterpart, to the letter. */
    service: text('service').notNull(),
    nonce: text('nonce'),
    verifier: text('verifier'),
    /** Another attempt whose user is to be bound to whoever signs in by this one. */
    bind: text('bind'),
    /** Who has proven who they are, and is still to say that they want to sign in as that. */
    proven: jsonb('proven').$type<ProvenPerson>(),
    /** Whom the counterpart named, where that is found out before the sign-in is spent. */
    named: jsonb('named').$type<{ appid: string; openid: string; subject: string; aliases: string[] }>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] }), index('sign_in_attempts_age').on(t.expiresAt)],
);

/** Tickets and codes that were used, by digest: each is taken once. */
export const spentCredentials = pgTable(
  'spent_credentials',
  {
    institution: institution(),
    digest: text('digest').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.digest] }), index('spent_credentials_age').on(t.until)],
);

/** Codes that a desktop shows and a phone scans. */
export const qrCodes = pgTable(
  'qr_codes',
  {
    institution: institution(),
    id: text('id').notNull(),
    /** SHA-256 of what the picture says, and of the browser's secret. */
    code: text('code').notNull(),
    browser: text('browser').notNull(),
    target: text('target'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    status: text('status', { enum: ['waiting', 'scanned', 'confirmed', 'refused', 'spent'] }).notNull(),
    person: text('person'),
    /** The session in which the person confirmed: nobody is let in by a phone that is signed out. */
    session: text('session'),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    oneOf(t.status),
    primaryKey({ columns: [t.institution, t.id] }),
    unique('qr_codes_code').on(t.code),
    index('qr_codes_age').on(t.expiresAt),
  ],
);

/** Passports that were given out and wait for their site. */
export const passports = pgTable(
  'passports',
  {
    institution: institution(),
    /** SHA-256 of the ticket. */
    digest: text('digest').notNull(),
    service: text('service').notNull(),
    session: text('session').notNull(),
    person: text('person').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.digest] }), index('passports_age').on(t.expiresAt)],
);
