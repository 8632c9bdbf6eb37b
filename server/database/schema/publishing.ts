import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Attachment, ChecklistItem, ListField, NoticeRecipients, TopicGroup } from '../records.ts';
import { bytes, calendarDay, institution, moment, position } from './columns.ts';
import { departments } from './services.ts';

/** A block of an article's or notice's text. */
export type Block =
  | { type: 'p' | 'h'; text: string }
  | { type: 'list'; ordered: boolean; items: string[] }
  | { type: 'quote'; text: string; cite: string }
  | { type: 'image'; image: string; caption: string }
  | { type: 'table'; head: string[]; rows: string[][] };

export const newsColumns = pgTable(
  'news_columns',
  { institution: institution(), id: text('id').notNull(), position: position(), name: text('name').notNull() },
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
    publishedAt: moment('published_at').notNull(),
    source: text('source').notNull(),
    author: text('author').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
    top: boolean('top').notNull(),
    body: jsonb('body').$type<Block[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    index('articles_newest').on(t.institution, t.column, t.publishedAt),
    foreignKey({ columns: [t.institution, t.column], foreignColumns: [newsColumns.institution, newsColumns.id] }),
  ],
);

/** Files to download, by the names that attachments and forms have. */
export const files = pgTable(
  'files',
  { institution: institution(), name: text('name').notNull(), content: bytes('content').notNull() },
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
    publishedAt: moment('published_at').notNull(),
    top: boolean('top').notNull(),
    needsReply: boolean('needs_reply').notNull(),
    deadline: moment('deadline'),
    body: jsonb('body').$type<Block[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    /** Null for everybody, guests too. */
    recipients: jsonb('recipients').$type<NoticeRecipients>(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.id] }),
    // In the order of the list, for the many who see what is for everybody.
    index('notices_for_all')
      .on(t.institution, t.top.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`${t.recipients} is null`),
    index('notices_recipients').using('gin', t.recipients.op('jsonb_path_ops')),
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
    deadline: calendarDay('deadline'),
    groups: jsonb('groups').$type<TopicGroup[]>().notNull(),
    checklist: jsonb('checklist').$type<ChecklistItem[]>().notNull(),
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
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.list, t.position] }),
    foreignKey({
      columns: [t.institution, t.list],
      foreignColumns: [responsibilityLists.institution, responsibilityLists.id],
    }).onDelete('cascade'),
  ],
);
