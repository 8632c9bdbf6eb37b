import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/column.ts';
import { oneOf } from './choices.ts';
import { institution, momentColumn, position } from './columns.ts';
import { people } from './people.ts';

/** Kinds of rows that other systems can provide. */
const sourceKinds = ['approvals', 'oa', 'tasks', 'notices', 'curriculum', 'data', 'wording'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Other systems that are asked for rows of a kind, in addition to the institution's own tables. */
export const sources = pgTable(
  'sources',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    /** Name shown to people, with the count of its rows and when it fails. */
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** Address and request; it names secrets but never holds them. */
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.id] })],
);

/** Secrets of sources. Separate, so that no list of sources holds them. */
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
    readAt: momentColumn('read_at').notNull(),
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
    /** Name shown to people as the source of its tasks. */
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Keys with which systems sign their deliveries. */
export const pushKeys = pgTable(
  'push_keys',
  {
    institution: institution(),
    id: text('id').notNull(),
    system: text('system').notNull(),
    secret: sealedText('secret', 'push_keys.secret').notNull(),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    /** Not valid after this time; null until another key replaces it. */
    expiresAt: momentColumn('expires_at'),
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

/** Items that systems have delivered, including withdrawn ones: an older version of an item is refused. */
export const pushedItems = pgTable(
  'pushed_items',
  {
    institution: institution(),
    system: text('system').notNull(),
    kind: text('kind', { enum: ['task', 'notice'] }).notNull(),
    externalId: text('external_id').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
    withdrawn: boolean('withdrawn').notNull(),
    /** Hash of the item as delivered: tells an unchanged repeat from a change. */
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
