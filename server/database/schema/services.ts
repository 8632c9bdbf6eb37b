import type { Audience } from '@yimen/contract/audience';
import type { Guide } from '@yimen/contract/services/guide';
import { app, serviceStates } from '@yimen/contract/services/service';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { oneOf } from './choices.ts';
import { institution, momentColumn, position } from './columns.ts';

export const departments = pgTable(
  'departments',
  {
    institution: institution(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    kind: text('kind').notNull(),
    icon: text('icon').notNull(),
    intro: text('intro').notNull(),
    office: text('office').notNull(),
    phone: text('phone').notNull(),
    hours: text('hours').notNull(),
    /** How to get there. */
    way: text('way').notNull().default(''),
    supervisionPhone: text('supervision_phone').notNull(),
    /** The parent department; empty at the top level. */
    parent: text('parent').notNull().default(''),
    /** Whether another person has to approve what staff publish of it, and of departments below it. */
    review: boolean('review').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** 1 service, 2 business system. */
const attributeTypes = [1, 2] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const categories = pgTable(
  'categories',
  {
    institution: institution(),
    attributeType: smallint('attribute_type').$type<AttributeType>().notNull(),
    id: text('id').notNull(),
    position: position(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    intro: text('intro').notNull(),
    /** `life`, `personal` or `enterprise` where the institution uses these groups; otherwise empty. */
    group: text('group').notNull(),
  },
  (t) => [oneOf(t.attributeType, attributeTypes), primaryKey({ columns: [t.institution, t.attributeType, t.id] })],
);

export const labels = pgTable(
  'labels',
  { institution: institution(), id: text('id').notNull(), position: position(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Kinds of people that services are for (对象), as a filter. It does not decide who may see a service. */
export const suitableFor = pgTable(
  'suitable_for',
  { institution: institution(), id: text('id').notNull(), position: position(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.institution, t.id] })],
);

/** Services and business systems. */
export const apps = pgTable(
  'apps',
  {
    institution: institution(),
    id: text('id').notNull(),
    attributeType: smallint('attribute_type').$type<AttributeType>().notNull(),
    position: position(),
    name: text('name').notNull(),
    /** The name in pinyin, by which lists are sorted. */
    reading: text('reading').notNull(),
    aliases: jsonb('aliases').$type<string[]>().notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    icon: text('icon').notNull(),
    summary: text('summary').notNull(),
    department: text('department').notNull(),
    category: text('category').notNull(),
    labels: text('labels').array().notNull(),
    suitableFor: text('suitable_for').array().notNull(),
    /** Who may see it; null for everybody, including guests. */
    audience: jsonb('audience').$type<Audience>(),
    /** Which of them may begin it; null for all. */
    beginAudience: jsonb('begin_audience').$type<Audience>(),
    online: text('online', { enum: app.entries.online.options }).notNull(),
    statutory: text('statutory').notNull(),
    promised: text('promised').notNull(),
    state: text('state', { enum: serviceStates }).notNull(),
    stateNote: text('state_note').notNull(),
    openFrom: momentColumn('open_from'),
    openTo: momentColumn('open_to'),
    /** Whether a seasonal service can be started outside its season. */
    outOfSeason: text('out_of_season', { enum: app.entries.outOfSeason.options }).notNull().default('closed'),
    campusNetworkOnly: boolean('campus_network_only').notNull(),
    needsSignIn: boolean('needs_sign_in').notNull(),
    pcUrl: text('pc_url'),
    mobileUrl: text('mobile_url'),
    opens: text('opens', { enum: app.entries.opens.options }).notNull(),
    hitsTotal: bigint('hits_total', { mode: 'number' }).notNull(),
    /** When it was first offered; null for services that were there from the beginning. */
    publishedAt: momentColumn('published_at'),
  },
  (t) => [
    oneOf(t.attributeType, attributeTypes),
    oneOf(t.online),
    oneOf(t.state),
    oneOf(t.outOfSeason),
    oneOf(t.opens),
    primaryKey({ columns: [t.institution, t.id] }),
    index('apps_category').on(t.institution, t.attributeType, t.category),
    index('apps_department').on(t.institution, t.attributeType, t.department),
    foreignKey({ columns: [t.institution, t.department], foreignColumns: [departments.institution, departments.id] }),
    foreignKey({
      columns: [t.institution, t.attributeType, t.category],
      foreignColumns: [categories.institution, categories.attributeType, categories.id],
    }),
  ],
);

export const guides = pgTable(
  'guides',
  { institution: institution(), app: text('app').notNull(), guide: jsonb('guide').$type<Guide>().notNull() },
  (t) => [
    primaryKey({ columns: [t.institution, t.app] }),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }).onDelete('cascade'),
  ],
);

/** How often a service was opened on a day; the last seven days make “this week”. */
export const appHits = pgTable(
  'app_hits',
  {
    institution: institution(),
    app: text('app').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.institution, t.app, t.day] }),
    index('app_hits_day').on(t.institution, t.day),
    foreignKey({ columns: [t.institution, t.app], foreignColumns: [apps.institution, apps.id] }).onDelete('cascade'),
  ],
);
