import type { showTypes } from '@yimen/contract/news/content';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, institution, moment, position } from './columns.ts';
import { apps } from './services.ts';

export type Terminal = 'desktop' | 'mobile';

export const menus = pgTable(
  'menus',
  {
    institution: institution(),
    id: text('id').notNull(),
    terminal: text('terminal').$type<Terminal>().notNull(),
    position: position(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    link: text('link').notNull(),
    icon: text('icon').notNull(),
    isDefault: smallint('is_default').$type<0 | 1>().notNull(),
    isFrame: smallint('is_frame').$type<0 | 1>().notNull(),
    isLogin: smallint('is_login').$type<0 | 1>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Which modules a template shows. A child's `path` starts with its parent's: `today/timetable`. */
export const modules = pgTable(
  'modules',
  {
    institution: institution(),
    /** `1`, `2`, `3`, `mobile`, or `personal`, `personal-2`, `personal-3` for the personal centre of a template. */
    template: text('template').notNull(),
    path: text('path').notNull(),
    position: position(),
    sign: text('sign').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** How a block of content is drawn; null for what is usual for its kind. */
    showType: text('show_type').$type<(typeof showTypes)[number]>(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.template, t.path] })],
);

export const slides = pgTable(
  'slides',
  {
    institution: institution(),
    kind: text('kind').$type<'banner' | 'carousel'>().notNull(),
    position: position(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    image: text('image').notNull(),
    link: text('link').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.kind, t.position] })],
);

/** Everyday tools under the banner, and the quick navigation of members. */
export const shortcuts = pgTable(
  'shortcuts',
  {
    institution: institution(),
    kind: text('kind').$type<'tool' | 'quick'>().notNull(),
    position: position(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    url: text('url').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.kind, t.position] })],
);

export const links = pgTable(
  'links',
  {
    institution: institution(),
    position: position(),
    group: text('group').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.position] })],
);

export const media = pgTable(
  'media',
  {
    institution: institution(),
    position: position(),
    name: text('name').notNull(),
    kind: text('kind').$type<'qr' | 'text'>().notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.position] })],
);

/** Groups of recommended services; empty audiences and categories mean any. */
export const recommendGroups = pgTable(
  'recommend_groups',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    audiences: jsonb('audiences').$type<string[]>().notNull(),
    categories: jsonb('categories').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Pictures that the institution brings itself, by the names its data use; before them come those of the program. */
export const artworks = pgTable(
  'artworks',
  {
    institution: institution(),
    name: text('name').notNull(),
    /** WebP. */
    image: bytes('image').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.name] })],
);

/** Queues at the hall's windows. */
export const hallWindows = pgTable(
  'hall_windows',
  {
    institution: institution(),
    position: position(),
    name: text('name').notNull(),
    place: text('place').notNull(),
    waiting: integer('waiting').notNull(),
    minutes: integer('minutes').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.position] })],
);

/** Finished cases the institution publishes; the person is already masked. */
export const handledCases = pgTable(
  'handled_cases',
  {
    institution: institution(),
    position: position(),
    who: text('who').notNull(),
    app: text('app').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.position] }),
    index('handled_cases_at').on(t.institution, t.at),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }),
  ],
);
