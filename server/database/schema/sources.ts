import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { institution, moment, position } from './columns.ts';
import { people } from './people.ts';

/** What other systems may be asked for. */
const sourceKinds = ['approvals', 'oa', 'tasks', 'notices', 'curriculum', 'data'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Other systems that are asked for rows of a kind, beside the institution's own tables. */
export const sources = pgTable(
  'sources',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    /** As people know it: named where its rows are counted, and when it fails. */
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Where and how it is asked; names secrets, never holds them. */
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.id] })],
);

/** What a source must be told that nobody else may know. Apart from sources, so that no list of these shows it. */
export const sourceSecrets = pgTable(
  'source_secrets',
  {
    institution: institution(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    value: sealedText('value', 'source_secrets.value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.source, t.name] }),
    foreignKey({ columns: [t.institution, t.source], foreignColumns: [sources.institution, sources.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Notices of other systems that a person has read. */
export const sourceReads = pgTable(
  'source_reads',
  {
    institution: institution(),
    person: text('person').notNull(),
    notice: text('notice').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.person, t.notice] }),
    foreignKey({ columns: [t.institution, t.person], foreignColumns: [people.institution, people.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Business systems that deliver tasks and notices. */
export const pushSystems = pgTable(
  'push_systems',
  {
    institution: institution(),
    id: text('id').notNull(),
    /** As people know it: the source its tasks name. */
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Keys by which systems sign what they deliver. */
export const pushKeys = pgTable(
  'push_keys',
  {
    institution: institution(),
    id: text('id').notNull(),
    system: text('system').notNull(),
    secret: sealedText('secret', 'push_keys.secret').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Signs no more after this moment; null as long as nothing has replaced it. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    unique('push_keys_id').on(t.id),
    foreignKey({
      columns: [t.institution, t.system],
      foreignColumns: [pushSystems.institution, pushSystems.id],
    }).onDelete('cascade'),
  ],
);

/** What systems have delivered, withdrawn items too: nothing older than this is taken again. */
export const pushedItems = pgTable(
  'pushed_items',
  {
    institution: institution(),
    system: text('system').notNull(),
    kind: text('kind', { enum: ['task', 'notice'] }).notNull(),
    externalId: text('external_id').notNull(),
    updatedAt: moment('updated_at').notNull(),
    withdrawn: boolean('withdrawn').notNull(),
    /** Of the item as it was delivered: what comes again unchanged is told from a change. */
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [
    oneOf(t.kind),
    primaryKey({ columns: [t.institution, t.system, t.kind, t.externalId] }),
    foreignKey({
      columns: [t.institution, t.system],
      foreignColumns: [pushSystems.institution, pushSystems.id],
    }).onDelete('cascade'),
  ],
);
