import type { Audience } from '@yimen/contract/audience';
import { showTypes } from '@yimen/contract/news/content';
import { bottomMedia, type MenuItem, type ModuleEntry, menuItem } from '@yimen/contract/site';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { bytes, institution, momentColumn, position } from './columns.ts';
import { apps } from './services.ts';

const terminals = ['desktop', 'mobile'] as const;
export type Terminal = (typeof terminals)[number];

export const menus = pgTable(
  'menus',
  {
    institution: institution(),
    id: text('id').notNull(),
    terminal: text('terminal', { enum: terminals }).notNull(),
    position: position(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    link: text('link').notNull(),
    icon: text('icon').notNull(),
    isDefault: smallint('is_default').$type<MenuItem['isDefault']>().notNull(),
    isFrame: smallint('is_frame').$type<MenuItem['isFrame']>().notNull(),
    isLogin: smallint('is_login').$type<MenuItem['isLogin']>().notNull(),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [
    oneOf(t.terminal),
    oneOf(t.isDefault, menuItem.entries.isDefault.options),
    oneOf(t.isFrame, menuItem.entries.isFrame.options),
    oneOf(t.isLogin, menuItem.entries.isLogin.options),
    primaryKey({ columns: [t.institution, t.id] }),
  ],
);

/** The modules of a template. A child's `path` begins with its parent's: `today/timetable`. */
export const modules = pgTable(
  'modules',
  {
    institution: institution(),
    /** `1`, `2`, `3`, `mobile`, or `personal`, `personal-2`, `personal-3` for the personal centre of a template. */
    template: text('template').notNull(),
    path: text('path').notNull(),
    position: position(),
    /** The kind of module, or the id of a part of its parent. */
    sign: text('sign').$type<ModuleEntry['sign']>().notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull(),
    /** How a block of content is shown; null for the default of its kind. */
    showType: text('show_type', { enum: showTypes }),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [oneOf(t.showType), primaryKey({ columns: [t.institution, t.template, t.path] })],
);

export const slides = pgTable(
  'slides',
  {
    institution: institution(),
    kind: text('kind', { enum: ['banner', 'carousel'] }).notNull(),
    position: position(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    image: text('image').notNull(),
    link: text('link').notNull(),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.kind, t.position] })],
);

/** Everyday tools under the banner, and the quick navigation of members. */
export const shortcuts = pgTable(
  'shortcuts',
  {
    institution: institution(),
    kind: text('kind', { enum: ['tool', 'quick'] }).notNull(),
    position: position(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    url: text('url').notNull(),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.kind, t.position] })],
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
    kind: text('kind', { enum: bottomMedia.data.item.entries.kind.options }).notNull(),
    text: text('text').notNull(),
  },
  (t) => [oneOf(t.kind), primaryKey({ columns: [t.institution, t.position] })],
);

/** Groups of recommended services; empty `suitableFor` or categories mean any. */
export const recommendGroups = pgTable(
  'recommend_groups',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    suitableFor: jsonb('suitable_for').$type<string[]>().notNull(),
    categories: jsonb('categories').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** The institution's own pictures, by the names that its data use; they replace the program's pictures. */
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

/** Queues at the windows of the service hall. */
export const hallWindows = pgTable(
  'hall_windows',
  {
    institution: institution(),
    position: position(),
    name: text('name').notNull(),
    place: text('place').notNull(),
    waiting: integer('waiting').notNull(),
    minutes: integer('minutes').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.institution, t.position] })],
);

/** Finished cases that the institution publishes; the person's name is already masked. */
export const handledCases = pgTable(
  'handled_cases',
  {
    institution: institution(),
    position: position(),
    who: text('who').notNull(),
    app: text('app').notNull(),
    at: momentColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.position] }),
    index('handled_cases_at').on(t.institution, t.at),
    index('handled_cases_app').on(t.institution, t.app),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }),
  ],
);
