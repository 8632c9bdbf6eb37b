import { lengthProblem, longestEntry } from '@yimen/contract/schedule/entry-length';
import type { MethodKind } from '@yimen/contract/sign-in/sign-in';
import { getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import { institutions } from '../database/schema/institutions.ts';
import type { EntryRow } from '../database/schema/schedule.ts';
import { daysBetween, minuteText } from '../lib/time.ts';
import { digestOf } from '../schedule/feed/store.ts';
import { repeatOf } from '../schedule/occurrences.ts';
import { settingProblems } from '../sign-in/ways.ts';
import { configProblems, type SourceConfig } from '../sources/config.ts';
import type { KindName } from '../sources/kinds.ts';
import { hasIcon } from '../tenancy/icons.ts';
import { hostText } from './hosts.ts';
import { type Problems, validate } from './problems.ts';
import { rowSchema } from './rows.ts';
import { keyOf, notExported, type Part, parts, type Row } from './tables.ts';

/** The version of the file's form: raised when an older program could not read a newer file. */
export const fileVersion = 1;

/** A whole institution as one file holds it. */
export interface Whole {
  readonly institution: Row & { id: string };
  readonly hosts: readonly string[];
  /** Rows by part; a part that is not named is left as it is. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

const settings = Object.fromEntries(
  Object.entries(getTableColumns(institutions)).filter(
    ([, { name }]) => !Object.hasOwn(notExported, `institutions.${name}`),
  ),
);
export const institutionSchema = rowSchema('institutions', settings);
export const settingNames = Object.keys(settings);

const file = v.strictObject({
  yimen: v.literal(fileVersion, `is not ${fileVersion}: the file is none of ours or of a newer version`),
  institution: v.unknown(),
  hosts: v.array(hostText),
  rows: v.record(v.string(), v.array(v.unknown())),
});

/** Reads a file's value; null with the problems noted by row and field. */
export function readWhole(value: unknown, problems: Problems): Whole | null {
  const before = problems.count;
  const outer = validate('file', file, value, problems);
  if (!outer) return null;
  const institution = validate('institution', institutionSchema, outer.institution, problems);
  const rows = new Map<string, Row[]>();
  for (const [name, given] of Object.entries(outer.rows)) {
    const part = parts.find((one) => one.name === name);
    if (!part) problems.add({ file: name, message: 'is not a part of an institution' });
    else rows.set(name, validate(name, v.array(rowSchema(name, part.columns)), given, problems) ?? []);
  }
  if (problems.count > before) return null;
  const whole = { institution: institution as Whole['institution'], hosts: outer.hosts, rows };
  checkRows(whole, problems);
  return problems.count > before ? null : whole;
}

/** What a row alone does not show: keys that are there twice, references to what is not there, unknown icons. */
export function checkRows({ rows }: Pick<Whole, 'rows'>, problems: Problems): void {
  for (const part of parts) {
    const own = rows.get(part.name) ?? [];
    const seen = new Set<string>();
    own.forEach((row, index) => {
      const at = { file: part.name, row: labelOf(part, row, index) };
      const key = keyOf(part.key, row);
      if (seen.has(key)) problems.add({ ...at, field: part.key.join(', '), message: 'is there twice' });
      seen.add(key);
      if (typeof row.icon === 'string' && row.icon !== '' && !hasIcon(row.icon)) {
        problems.add({ ...at, field: 'icon', message: `there is no icon “${row.icon}”` });
      }
    });
    for (const { part: name, from, to } of part.references) {
      const target = rows.get(name);
      if (!target) continue;
      const known = new Set(target.map((row) => keyOf(to, row)));
      own.forEach((row, index) => {
        if (known.has(keyOf(from, row)) || from.some((field) => row[field] == null)) return;
        const value = from.map((field) => String(row[field])).join(', ');
        const at = { file: part.name, row: labelOf(part, row, index) };
        problems.add({ ...at, field: from.join(', '), message: `“${value}” is not among ${name}` });
      });
    }
    checkLists(part, own, rows, problems);
    checkSpans(part, own, problems);
    if (part.name === 'scheduleEntries') checkEntries(part, own, problems);
    if (part.name === 'sources') checkSources(part, own, problems);
    if (part.name === 'signInMethods') checkMethods(part, own, problems);
    if (part.name === 'calendarFeeds') checkFeeds(part, own, problems);
  }
}

/** Columns that list ids of another part, which no foreign key watches. */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apps: { labels: 'labels', audiences: 'audiences' },
  recommendGroups: { audiences: 'audiences' },
};

function checkLists(part: Part, own: readonly Row[], rows: Whole['rows'], problems: Problems): void {
  for (const [field, name] of Object.entries(lists[part.name] ?? {})) {
    const target = rows.get(name);
    if (!target) continue;
    const known = new Set(target.map(({ id }) => id));
    own.forEach((row, index) => {
      for (const id of row[field] as string[]) {
        if (known.has(id)) continue;
        const at = { file: part.name, row: labelOf(part, row, index) };
        problems.add({ ...at, field, message: `“${id}” is not among ${name}` });
      }
    });
  }
}

/** Columns with a first and a last day. */
const spans: Readonly<Record<string, readonly [string, string]>> = {
  terms: ['startDate', 'endDate'],
  calendarEvents: ['start', 'end'],
};
/** Most days of a term, or of an event of the school calendar: those of a year. */
const longestSpan = 400;

function checkSpans(part: Part, own: readonly Row[], problems: Problems): void {
  const [first, last] = spans[part.name] ?? [];
  if (!first || !last) return;
  own.forEach((row, index) => {
    const days = daysBetween(String(row[first]), String(row[last]));
    const at = { file: part.name, row: labelOf(part, row, index), field: last };
    if (days < 0) problems.add({ ...at, message: `is before ${first}` });
    else if (days > longestSpan) problems.add({ ...at, message: `is more than ${longestSpan} days after ${first}` });
  });
}

/** What a file may leave out of an entry. */
const onceForHours = { allDay: false, repeat: null, repeatWeekdays: [], repeatUntil: null, repeatCount: null };

function checkEntries(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    const entry = { ...onceForHours, ...(row as EntryRow) };
    const at = { file: part.name, row: labelOf(part, row, index), field: 'end' };
    const span = { start: minuteText(entry.start), end: minuteText(entry.end), allDay: entry.allDay };
    if (entry.end < entry.start) problems.add({ ...at, message: 'is before start' });
    else if (lengthProblem(span, repeatOf(entry)) !== null) {
      problems.add({ ...at, message: `is more than ${longestEntry} days after start, or after it takes place again` });
    }
  });
}

function checkSources(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    for (const { field, message } of configProblems(row.kind as KindName, row.config as SourceConfig)) {
      problems.add({ file: part.name, row: labelOf(part, row, index), field: `config.${field}`, message });
    }
  });
}

function checkMethods(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    for (const { field, message } of settingProblems(row.kind as MethodKind, row.settings)) {
      problems.add({ file: part.name, row: labelOf(part, row, index), field, message });
    }
  });
}

function checkFeeds(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    if (row.digest === digestOf(String(row.secret))) return;
    problems.add({ file: part.name, row: labelOf(part, row, index), field: 'digest', message: 'is not of the secret' });
  });
}

function labelOf({ key }: Part, row: Row, index: number): string {
  return `row ${index + 1} (${key.map((name) => String(row[name])).join(', ')})`;
}
