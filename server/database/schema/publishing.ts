import type { Audience } from '@yimen/contract/audience';
import type { Block } from '@yimen/contract/news/articles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attachment, Cells, ChecklistItem, ListField, TopicGroup } from '../records.ts';
import { bytes, dayOnly, institution, momentColumn, position } from './columns.ts';
import { departments } from './services.ts';

export const newsColumns = pgTable(
  'news_columns',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    /** Applies to the column's articles too. */
    audience: jsonb('audience').$type<Audience>(),
    /** Whether another person has to approve what staff publish in it. */
    review: boolean('review').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

export const articles = pgTable(
  'articles',
  {
    institution: institution(),
    id: text('id').notNull(),
    column: text('column').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    cover: text('cover'),
    publishedAt: momentColumn('published_at').notNull(),
    source: text('source').notNull(),
    author: text('author').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
    top: boolean('top').notNull(),
    body: jsonb('body').$type<Block[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('articles_newest').on(t.institution, t.column, t.publishedAt),
    foreignKey({ columns: [t.institution, t.column], foreignColumns: [newsColumns.institution, newsColumns.id] }),
  ],
);

/** Files to download, by the names that attachments and forms use. */
export const files = pgTable(
  'files',
  {
    institution: institution(),
    name: text('name').notNull(),
    content: bytes('content').notNull(),
    /** Part of its address, so that only those find it who were told; it stays when the content changes. */
    key: uuid('key').notNull().defaultRandom(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.name] })],
);

export const noticeTypes = pgTable(
  'notice_types',
  { institution: institution(), id: text('id').notNull(), position: position(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

export const notices = pgTable(
  'notices',
  {
    institution: institution(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    department: text('department').notNull(),
    publishedAt: momentColumn('published_at').notNull(),
    top: boolean('top').notNull(),
    needsReply: boolean('needs_reply').notNull(),
    /** What one chooses from to reply; empty where one writes. */
    replyChoices: jsonb('reply_choices').$type<string[]>().notNull().default([]),
    deadline: momentColumn('deadline'),
    body: jsonb('body').$type<Block[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    /** Null for everybody, including guests. */
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    // In the order of the list, for visitors who see only notices for everybody.
    index('notices_for_all')
      .on(t.institution, t.top.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.audience} is null`),
    index('notices_audience').using('gin', t.audience.op('jsonb_path_ops')),
    foreignKey({ columns: [t.institution, t.type], foreignColumns: [noticeTypes.institution, noticeTypes.id] }),
    foreignKey({ columns: [t.institution, t.department], foreignColumns: [departments.institution, departments.id] }),
  ],
);

export const topics = pgTable(
  'topics',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    cover: text('cover').notNull(),
    intro: text('intro').notNull(),
    deadline: dayOnly('deadline'),
    groups: jsonb('groups').$type<TopicGroup[]>().notNull(),
    checklist: jsonb('checklist').$type<ChecklistItem[]>().notNull(),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** 三张清单: lists whose columns the institution defines. */
export const responsibilityLists = pgTable(
  'responsibility_lists',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    fields: jsonb('fields').$type<ListField[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

export const responsibilityRows = pgTable(
  'responsibility_rows',
  {
    institution: institution(),
    list: text('list').notNull(),
    position: integer('position').notNull(),
    cells: jsonb('cells').$type<Cells>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.list, t.position] }),
    foreignKey({
      columns: [t.institution, t.list],
      foreignColumns: [responsibilityLists.institution, responsibilityLists.id],
    }).onDelete('cascade'),
  ],
);
