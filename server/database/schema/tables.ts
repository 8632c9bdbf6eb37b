import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as calendar from './calendar.ts';
import * as institutions from './institutions.ts';
import * as people from './people.ts';
import * as person from './person.ts';
import * as publishing from './publishing.ts';
import * as schedule from './schedule.ts';
import * as services from './services.ts';
import * as signIn from './sign-in.ts';
import * as site from './site.ts';
import * as sources from './sources.ts';
import * as visits from './visits.ts';

const modules = [institutions, site, services, publishing, calendar, people, person, schedule, visits, sources, signIn];

/** Every table of the domain, by its name in code. A test compares them with what a migrated database holds. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable)),
);

/** Those whose rows belong to an institution: all but the institutions themselves and the names of their hosts. */
export const tenantTables = [...tables.values()].filter(
  (table) => table !== institutions.institutions && table !== institutions.hosts,
);
