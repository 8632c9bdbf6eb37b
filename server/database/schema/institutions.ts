import { loginRedirectType } from '@yimen/contract/sign-in/auth';
import { type LoginType, loginType } from '@yimen/contract/sign-in/sign-in';
import { type UnitConfig, unitConfig } from '@yimen/contract/unit';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { BridgeScript, Intelligence, Office, SignInPage, Statistics, ThemeColours } from '../records.ts';
import { oneOf } from './choices.ts';

export const institutions = pgTable(
  'institutions',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    subtitle: text('subtitle').notNull(),
    title: text('title').notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    description: text('description').notNull(),
    logo: text('logo').notNull(),
    icon: text('icon').notNull(),
    address: text('address').notNull(),
    /** When the service centre at this address is open, and how to get there. */
    hours: text('hours').notNull().default(''),
    way: text('way').notNull().default(''),
    hotline: text('hotline').notNull(),
    hotlineHours: text('hotline_hours').notNull(),
    icp: text('icp').notNull(),
    policeRecord: text('police_record').notNull(),
    siteCode: text('site_code').notNull(),
    template: smallint('template').$type<UnitConfig['template']>().notNull(),
    loginType: smallint('login_type').$type<LoginType>().notNull(),
    loginPath: text('login_path').notNull(),
    onLineMinute: integer('on_line_minute').notNull(),
    refreshMinute: integer('refresh_minute').notNull(),
    bottomMediaStyle: smallint('bottom_media_style').$type<UnitConfig['bottomMediaStyle']>().notNull(),
    theme: jsonb('theme').$type<ThemeColours>().notNull(),
    /** Memorial mode: shows the site in grey, for days of mourning. */
    grey: boolean('grey').notNull().default(false),
    /** Nobody is more than one of system, security and audit administrator (三员分立). */
    separateDuties: boolean('separate_duties').notNull().default(false),
    signIn: jsonb('sign_in').$type<SignInPage>().notNull(),
    /** Whether 管理台 asks for a second factor. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** The host on which 管理台 stands alone, one of its hosts; empty where it stands on each of them. */
    adminHost: text('admin_host').notNull().default(''),
    loginRedirectType: text('login_redirect_type', { enum: loginRedirectType.options }).notNull(),
    redirectNavigation: text('redirect_navigation').notNull(),
    /** Null for an institution without an assistant. */
    intelligence: jsonb('intelligence').$type<Intelligence>(),
    office: jsonb('office').$type<Office>(),
    bridge: jsonb('bridge').$type<BridgeScript>(),
    statistics: jsonb('statistics').$type<Statistics>().notNull(),
    hotWords: jsonb('hot_words').$type<string[]>().notNull(),
    searchHint: text('search_hint').notNull(),
    /** Raised by every change of what the institution shows; caches depend on it. */
    dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    oneOf(t.template, unitConfig.entries.template.options),
    oneOf(t.loginType, loginType.options),
    oneOf(t.bottomMediaStyle, unitConfig.entries.bottomMediaStyle.options),
    oneOf(t.loginRedirectType),
  ],
);

export const hosts = pgTable('hosts', {
  /** Lower case, without port. */
  host: text('host').primaryKey(),
  institution: text('institution')
    .notNull()
    .references(() => institutions.id, { onDelete: 'cascade' }),
  /** `https://host:port` where that is not https on the default port: counterparts redirect to it. */
  origin: text('origin'),
});
