import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { institution, momentColumn } from './columns.ts';
import { sessions } from './people.ts';
import { ofPerson } from './person.ts';

/** How an institution sends reminders outside the page. */
export const channels = pgTable(
  'channels',
  {
    institution: institution(),
    /** Its name in `server/reminders/channels.ts`; not checked here, so that a new one needs no migration. */
    kind: text('kind').notNull(),
    enabled: boolean('enabled').notNull(),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    secret: sealedText('secret', 'channels.secret'),
    /** Why it sent nothing the last time, in Chinese for the operator; null when it did. */
    failure: text('failure'),
    failedAt: momentColumn('failed_at'),
  },
  (t) => [primaryKey({ columns: [t.institution, t.kind] })],
);

/** Messages that are to be told outside the page, by channel; the trigger of `messages` writes them. */
export const reminders = pgTable(
  'reminders',
  {
    institution: institution(),
    person: text('person').notNull(),
    /** The id of the message, which may be gone. */
    message: text('message').notNull(),
    channel: text('channel').notNull(),
    due: momentColumn('due').notNull(),
    /** It goes in one with the others that are due then. */
    gathered: boolean('gathered').notNull().default(false),
    /** How often it could not be sent. */
    attempts: integer('attempts').notNull().default(0),
    /** When it was sent; kept for a day, so that the same message is not told again. */
    sentAt: momentColumn('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.message, t.channel] }),
    index('reminders_due').on(t.institution, t.channel, t.due),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.channel], foreignColumns: [channels.institution, channels.kind] }).onDelete(
      'cascade',
    ),
  ],
);

/** Browsers that show what is pushed to them, each for the session that subscribed it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    institution: institution(),
    person: text('person').notNull(),
    session: text('session').notNull(),
    /** Its address at the push service of the browser's maker, which is a secret of the browser. */
    endpoint: sealedText('endpoint', 'push_subscriptions.endpoint').notNull(),
    /** The browser's public key, and what is agreed with it, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: sealedText('auth', 'push_subscriptions.auth').notNull(),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.session] }),
    index('push_subscriptions_person').on(t.institution, t.person),
    ofPerson(t),
    foreignKey({ columns: [t.institution, t.session], foreignColumns: [sessions.institution, sessions.id] }).onDelete(
      'cascade',
    ),
  ],
);
