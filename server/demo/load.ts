import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database/open.ts';
import * as calendar from '../database/schema/calendar.ts';
import * as institutions from '../database/schema/institutions.ts';
import * as people from '../database/schema/people.ts';
import * as person from '../database/schema/person.ts';
import * as publishing from '../database/schema/publishing.ts';
import { scheduleEntries } from '../database/schema/schedule.ts';
import * as services from '../database/schema/services.ts';
import * as signIn from '../database/schema/sign-in.ts';
import * as site from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import { newSigningKey } from '../sign-in/keys.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { demoPassword } from './accounts.ts';
import type { Content } from './content.ts';
import { formRows } from './forms/forms.ts';
import { shiftProse } from './prose.ts';
import { readContent } from './read.ts';
import * as peopleRows from './rows/people.ts';
import * as publishingRows from './rows/publishing.ts';
import * as serviceRows from './rows/services.ts';
import * as siteRows from './rows/site.ts';
import { type Shift, shiftTo } from './shift.ts';

/** Any number that no other lock uses: two first starts load one after the other. */
const loadLock = 5_130_277_614;

/**
 * Loads the demo institutions into a database that has no institution yet; all of them or nothing.
 * Returns false when there are institutions already. Throws {@link ContentError} when the content is wrong.
 */
export async function loadDemo(db: Database, now = new Date()): Promise<boolean> {
  if (await hasInstitutions(db)) return false;
  const shift = shiftTo(now);
  const contents = (await readContent()).map((content) => shiftProse(content, shift));
  const ready = await Promise.all(contents.map(async (content) => ({ content, ...(await secrets(content)) })));
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    if (await hasInstitutions(tx)) return false;
    for (const { content, accounts, key } of ready) {
      await loadInstitution(tx, content, shift);
      await insert(tx, people.accounts, accounts);
      await insert(tx, people.signingKeys, [key]);
    }
    return true;
  });
}

async function hasInstitutions(db: Queryable): Promise<boolean> {
  return (await db.select({ id: institutions.institutions.id }).from(institutions.institutions).limit(1)).length > 0;
}

async function secrets({ institution, people: members }: Content) {
  const accounts = await Promise.all(
    members.map(async ({ account }) => ({
      institution: institution.key,
      account,
      person: account,
      passwordHash: await hashPassword(demoPassword),
    })),
  );
  return { accounts, key: { institution: institution.key, ...(await newSigningKey()) } };
}

async function loadInstitution(tx: Queryable, content: Content, shift: Shift): Promise<void> {
  const { institution, departments, categories, news, notices } = content;
  const here = { institution: institution.key };
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ ...row, ...here, position }));

  await insert(tx, institutions.institutions, [siteRows.institutionRow(content)]);
  await insert(
    tx,
    institutions.hosts,
    institution.hosts.map((host) => ({ host, ...here })),
  );
  await insert(
    tx,
    signIn.signInMethods,
    placed(institution.methods.map(({ kind, name }) => ({ id: kind, kind, name, enabled: true, settings: {} }))),
  );
  await insert(tx, services.departments, placed(departments));
  await insert(tx, services.categories, serviceRows.categoryRows(content));
  await insert(tx, services.labels, placed(categories.labels));
  await insert(tx, services.audiences, placed(categories.audiences));
  await insert(tx, services.apps, serviceRows.appRows(content, shift));
  await insert(tx, services.guides, serviceRows.guideRows(content, shift));
  await insert(tx, services.appHits, serviceRows.hitRows(content, shift));

  await insert(tx, site.menus, siteRows.menuRows(content));
  await insert(tx, site.modules, siteRows.moduleRows(content));
  await insert(tx, site.slides, siteRows.slideRows(content));
  await insert(tx, site.shortcuts, siteRows.shortcutRows(content));
  await insert(tx, site.links, siteRows.linkRows(content));
  await insert(tx, site.media, placed(institution.media));
  await insert(tx, site.recommendGroups, placed(institution.recommend));
  await insert(tx, site.hallWindows, siteRows.hallRows(content, shift));
  await insert(tx, site.handledCases, siteRows.handledRows(content, shift));

  await insert(tx, publishing.newsColumns, placed(news.columns));
  await insert(tx, publishing.articles, publishingRows.articleRows(content, shift));
  await insert(tx, publishing.noticeTypes, placed(notices.types));
  await insert(tx, publishing.notices, publishingRows.noticeRows(content, shift));
  await insert(tx, publishing.files, formRows(content));
  await insert(tx, publishing.topics, publishingRows.topicRows(content, shift));
  await insert(tx, publishing.responsibilityLists, publishingRows.listRows(content));
  await insert(tx, publishing.responsibilityRows, publishingRows.listCellRows(content));

  const { term, periods } = content.calendar;
  const shifted = { startDate: shift.day(term.startDate), endDate: shift.day(term.endDate) };
  await insert(tx, calendar.terms, [{ ...term, ...here, ...shifted }]);
  await insert(
    tx,
    calendar.periods,
    periods.map((period) => ({ ...period, ...here })),
  );
  await insert(tx, calendar.calendarEvents, publishingRows.calendarRows(content, shift));
  await loadPeople(tx, content, shift);
}

async function loadPeople(tx: Queryable, content: Content, shift: Shift): Promise<void> {
  await insert(tx, people.people, peopleRows.personRows(content, shift));
  await insert(tx, person.assets, peopleRows.assetRows(content));
  await insert(tx, person.dataGroups, peopleRows.dataGroupRows(content));
  await insert(tx, person.timetable, peopleRows.timetableRows(content));
  await insert(tx, person.tasks, peopleRows.taskRows(content, shift));
  await insert(tx, person.approvals, peopleRows.approvalRows(content, shift));
  await insert(tx, person.messages, peopleRows.messageRows(content, shift));
  await insert(tx, person.noticeReads, peopleRows.noticeReadRows(content, shift));
  await insert(tx, person.collections, peopleRows.collectionRows(content));
  await insert(tx, person.recentUses, peopleRows.recentRows(content, shift));
  await insert(tx, scheduleEntries, peopleRows.scheduleRows(content, shift));
}

/** Rows in one statement: enough to be fast, few enough to stay under PostgreSQL's 65,535 parameters. */
const batch = 500;

async function insert<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await tx.insert(table).values(rows.slice(start, start + batch));
  }
}
