import { getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as access from './access.ts';
import * as audit from './audit.ts';
import * as calendar from './calendar.ts';
import * as editions from './editions.ts';
import * as imports from './imports.ts';
import * as institutions from './institutions.ts';
import * as linkChecks from './link-checks.ts';
import * as people from './people.ts';
import * as person from './person.ts';
import * as previews from './previews.ts';
import * as publishing from './publishing.ts';
import * as reminders from './reminders.ts';
import * as removed from './removed.ts';
import * as schedule from './schedule.ts';
import * as services from './services.ts';
import * as signIn from './sign-in.ts';
import * as site from './site.ts';
import * as sources from './sources.ts';
import * as staff from './staff.ts';
import * as visits from './visits.ts';

const modules = [
  institutions,
  site,
  services,
  publishing,
  calendar,
  people,
  person,
  removed,
  schedule,
  visits,
  sources,
  signIn,
  staff,
  audit,
  access,
  editions,
  linkChecks,
  previews,
  imports,
  reminders,
];

/** Every table of the schema, by its name in code. A test compares them with a migrated database. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable)),
);

/** Tables whose rows belong to an institution: all but the institutions themselves and their hosts. */
export const tenantTables = [...tables.values()].filter(
  (table) => table !== institutions.institutions && table !== institutions.hosts,
);

/** A table of what browsers began and what expires after minutes, recognised by its columns. */
export type BegunTable = PgTable & Record<'institution' | 'browser' | 'expiresAt', PgColumn>;

/** Tables whose rows are bound to a browser's secret (`browser`) until `expiresAt`; expired rows are deleted. */
export const begunTables = tenantTables.filter((table): table is BegunTable => {
  const columns = getTableColumns(table);
  return 'browser' in columns && 'expiresAt' in columns;
});
