import { qrStates } from '@yimen/contract/sign-in/qr-code';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { institution, momentColumn, position } from './columns.ts';
import { people } from './people.ts';

/** The methods that an institution offers, in order; without rows, only the built-in page. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    /** Its provider's name in `server/sign-in/providers.ts`; not checked here, so that a new one needs no migration. */
    kind: text('kind').notNull(),
    /** Name shown to people. */
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** The settings of its kind; never a secret. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/**
 * Who of the staff changed a method by a call since an operator set it. It outlives the method, which may be put back, and
 * the person, whose method it stays.
 */
export const signInMethodChanges = pgTable(
  'sign_in_method_changes',
  {
    institution: institution(),
    method: text('method').notNull(),
    /** `person:` with an id, or `erased`. */
    changedBy: text('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.method, t.changedBy] })],
);

/** Secrets of methods. Separate, so that no list of methods holds them. */
export const signInSecrets = pgTable(
  'sign_in_secrets',
  {
    institution: institution(),
    method: text('method').notNull(),
    /** `secret`, or the id of a key of API sign-on. */
    name: text('name').notNull(),
    value: sealedText('value', 'sign_in_secrets.value').notNull(),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    /** Not valid after this time; null until another secret replaces it. */
    expiresAt: momentColumn('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.method, t.name] }),
    foreignKey({
      columns: [t.institution, t.method],
      foreignColumns: [signInMethods.institution, signInMethods.id],
    }).onDelete('cascade'),
  ],
);

/** The person bound to a counterpart's user, where the counterpart's name for them is unknown here. */
export const signInBindings = pgTable(
  'sign_in_bindings',
  {
    institution: institution(),
    /** `unionid:…` or `openid:<appid>:…`. */
    subject: text('subject').notNull(),
    person: text('person').notNull(),
    boundAt: momentColumn('bound_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.subject] }),
    index('sign_in_bindings_person').on(t.institution, t.person),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Sites of the institution that accept a passport. */
export const passportServices = pgTable(
  'passport_services',
  {
    institution: institution(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    /** Only addresses under this path. */
    path: text('path').notNull(),
    /** A domain shared by this site and the portal: the passport is sent as its cookie. Null: sent in the address. */
    cookieDomain: text('cookie_domain'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Secrets of sites. Separate, so that no list of sites holds them. */
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

/** The person that a counterpart identified, and the counterpart's ids of the session that may begin. */
export interface ProvenPerson {
  readonly person: string;
  readonly identity: string | null;
  readonly remote?: { readonly session?: string; readonly subject?: string };
}

/** A sign-in that began here and continues elsewhere; usable once, for ten minutes, by one browser. */
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
    /** The exact address that was given to the counterpart. */
    service: text('service').notNull(),
    nonce: text('nonce'),
    verifier: text('verifier'),
    /** Id of another attempt, whose user is bound to the person who signs in by this one. */
    bind: text('bind'),
    /** An authenticated person who has not confirmed the sign-in yet. */
    proven: jsonb('proven').$type<ProvenPerson>(),
    /** The user that the counterpart identified, where that happens before the sign-in is finished. */
    named: jsonb('named').$type<{ appid: string; openid: string; subject: string; aliases: string[] }>(),
    createdAt: momentColumn('created_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    spentAt: momentColumn('spent_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] }), index('sign_in_attempts_age').on(t.expiresAt)],
);

/** Digests of used tickets and codes: each is accepted once. */
export const spentCredentials = pgTable(
  'spent_credentials',
  {
    institution: institution(),
    digest: text('digest').notNull(),
    until: momentColumn('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.digest] }), index('spent_credentials_age').on(t.until)],
);

/** Codes that a desktop shows and a phone scans. */
export const qrCodes = pgTable(
  'qr_codes',
  {
    institution: institution(),
    id: text('id').notNull(),
    /** SHA-256 of the QR code's content, and of the browser's secret. */
    code: text('code').notNull(),
    browser: text('browser').notNull(),
    target: text('target'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    status: text('status', { enum: [...qrStates, 'spent'] }).notNull(),
    person: text('person'),
    /** The session in which the person confirmed: when it has ended, the confirmation is not valid. */
    session: text('session'),
    askedAt: momentColumn('asked_at').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  (t) => [
    oneOf(t.status),
    primaryKey({ columns: [t.institution, t.id] }),
    unique('qr_codes_code').on(t.code),
    index('qr_codes_age').on(t.expiresAt),
  ],
);

/** Passports that were issued and not redeemed yet. */
export const passports = pgTable(
  'passports',
  {
    institution: institution(),
    /** SHA-256 of the ticket. */
    digest: text('digest').notNull(),
    service: text('service').notNull(),
    session: text('session').notNull(),
    person: text('person').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.digest] }), index('passports_age').on(t.expiresAt)],
);
