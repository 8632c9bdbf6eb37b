import { endsInOrder } from '@yimen/contract/fields';
import { lengthProblem, longestEntry } from '@yimen/contract/schedule/entry-length';
import * as v from 'valibot';
import type { EntryRow } from '../database/schema/schedule.ts';
import { nearText } from '../lib/near-names.ts';
import { daysBetween, dayText, minuteText } from '../lib/time.ts';
import { type Problems, validate } from '../parts/problems.ts';
import { rowSchema } from '../parts/rows.ts';
import { type Part, type Row, rowKey, rowLabel, settingsPart, tenantParts } from '../parts/tables.ts';
import { digestOf } from '../schedule/feed/store.ts';
import { rowRepeat } from '../schedule/occurrences.ts';
import { settingProblems } from '../sign-in/providers.ts';
import { configProblems, type SourceConfig } from '../sources/config.ts';
import type { KindName } from '../sources/kinds.ts';
import { hasIcon, iconNames } from '../tenancy/icons.ts';
import { checkGrants } from './granted.ts';
import { adminHostProblem, hostText, readHost } from './hosts.ts';
import { checkModules } from './module-paths.ts';
import { checkRulesWithin } from './rule-names.ts';

/** The version of the file format: raised when an older program could not read a newer file. */
export const fileVersion = 1;

/** A whole institution from a file. */
export interface Whole {
  readonly institution: Row & { id: string };
  readonly hosts: readonly string[];
  /** Rows by part; a part that is not in the file is not changed. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

/** The rows of one table in a file. */
export function rowsOf<T extends Part['table']>({ rows }: Pick<Whole, 'rows'>, table: T): readonly T['$inferSelect'][] {
  const part = tenantParts.find((one) => one.table === table);
  // The rows were validated by a schema made from the table's own columns.
  return (rows.get(part?.name ?? '') ?? []) as T['$inferSelect'][];
}

export const institutionSchema = rowSchema('institutions', settingsPart.columns);

const file = v.strictObject({
  yimen: v.literal(fileVersion, `应为 ${fileVersion}：这不是导出的单位文件，或来自更新版本的 Yimen`),
  institution: v.unknown(),
  hosts: v.array(hostText),
  rows: v.record(v.string(), v.array(v.unknown())),
});

/** Validates a file's value; null with the problems recorded by row and field. */
export function readWhole(value: unknown, problems: Problems): Whole | null {
  const before = problems.count;
  const outer = validate('文件', file, value, problems);
  if (!outer) return null;
  const institution = validate('institution', institutionSchema, outer.institution, problems);
  const rows = new Map<string, Row[]>();
  for (const [name, given] of Object.entries(outer.rows)) {
    const part = tenantParts.find((one) => one.name === name);
    if (!part) problems.add({ file: name, message: '没有这个表' });
    else rows.set(name, validate(name, v.array(rowSchema(name, part.columns)), given, problems) ?? []);
  }
  if (problems.count > before) return null;
  const whole = { institution: institution as Whole['institution'], hosts: outer.hosts, rows };
  const names = outer.hosts.map((host) => readHost(host).host);
  const problem = adminHostProblem(String(whole.institution.adminHost ?? ''), names);
  if (problem) problems.add({ file: 'institution', field: 'adminHost', message: problem });
  checkRows(whole, problems);
  checkRulesWithin(rows, problems);
  return problems.count > before ? null : whole;
}

/** Problems between rows of these parts: duplicate keys, references to missing rows, unknown icons. */
export function checkRows({ rows }: Pick<Whole, 'rows'>, problems: Problems, parts = tenantParts): void {
  for (const part of parts) {
    const own = rows.get(part.name) ?? [];
    const seen = new Set<string>();
    own.forEach((row, index) => {
      const at = { file: part.name, row: rowLabel(part, row, index) };
      const key = rowKey(part.key, row);
      if (seen.has(key)) problems.add({ ...at, field: part.key.join('、'), message: '重复了' });
      seen.add(key);
      if (typeof row.icon === 'string' && row.icon !== '' && !hasIcon(row.icon)) {
        problems.add({ ...at, field: 'icon', message: `没有图标 ${row.icon}${nearText(row.icon, iconNames())}` });
      }
    });
    for (const { part: name, from, to } of part.references) {
      const target = rows.get(name);
      if (!target) continue;
      const known = new Set(target.map((row) => rowKey(to, row)));
      own.forEach((row, index) => {
        if (known.has(rowKey(from, row)) || from.some((field) => row[field] == null)) return;
        const value = from.map((field) => String(row[field])).join(', ');
        const at = { file: part.name, row: rowLabel(part, row, index) };
        problems.add({ ...at, field: from.join('、'), message: `“${value}” 不在 ${name} 中` });
      });
    }
    checkLists(part, own, rows, problems);
    if (part.name === 'modules') checkModules(part, own, rows, problems);
    if (part.name === 'departments') checkParents(part, own, problems);
    checkSpans(part, own, problems);
    if (part.name === 'scheduleEntries') checkEntries(part, own, problems);
    if (part.name === 'sources') checkSources(part, own, problems);
    if (part.name === 'signInMethods') checkMethods(part, own, problems);
    if (part.name === 'grants') checkGrants(rows, problems);
    if (part.name === 'calendarFeeds') checkFeeds(part, own, problems);
  }
}

/** Columns that list ids of another part, without a foreign key. */
const knownLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apps: { labels: 'labels', suitableFor: 'suitableFor' },
  recommendGroups: { suitableFor: 'suitableFor' },
};

function checkLists(part: Part, own: readonly Row[], rows: Whole['rows'], problems: Problems): void {
  for (const [field, name] of Object.entries(knownLists[part.name] ?? {})) {
    const target = rows.get(name);
    if (!target) continue;
    const known = new Set(target.map(({ id }) => id));
    own.forEach((row, index) => {
      for (const id of row[field] as string[]) {
        if (known.has(id)) continue;
        const at = { file: part.name, row: rowLabel(part, row, index) };
        problems.add({ ...at, field, message: `“${id}” 不在 ${name} 中` });
      }
    });
  }
}

/** A department's parent must exist, and must not be below the department itself. */
function checkParents(part: Part, own: readonly Row[], problems: Problems): void {
  const parents = new Map(own.map(({ id, parent }) => [id, parent || null]));
  own.forEach((row, index) => {
    const at = { file: part.name, row: rowLabel(part, row, index), field: 'parent' };
    const above = new Set<unknown>();
    for (let next = row.parent || null; next && !above.has(next); next = parents.get(next) ?? null) above.add(next);
    if (row.parent && !parents.has(row.parent)) problems.add({ ...at, message: `“${row.parent}” 不在 departments 中` });
    else if (above.has(row.id)) problems.add({ ...at, message: '不能是自己的下级部门' });
  });
}

type End = Parameters<typeof endsInOrder>[0];

interface Span {
  /** Columns that hold its beginning and its end. */
  readonly first: string;
  readonly last: string;
  /** Whether it may not end when it begins. */
  readonly isStrict?: boolean;
  /** Most days that it lasts. */
  readonly longest?: number;
}

/** Columns of the same row between which something lasts. */
export const spans: Readonly<Record<string, Span>> = {
  // A little over a year.
  terms: { first: 'startDate', last: 'endDate', longest: 400 },
  calendarEvents: { first: 'start', last: 'end', longest: 400 },
  apps: { first: 'openFrom', last: 'openTo', isStrict: true },
  notices: { first: 'publishedAt', last: 'deadline' },
  periods: { first: 'start', last: 'end', isStrict: true },
  timetable: { first: 'startPeriod', last: 'endPeriod' },
  scheduleEntries: { first: 'start', last: 'end' },
  grants: { first: 'givenAt', last: 'until', isStrict: true },
};

function checkSpans(part: Part, own: readonly Row[], problems: Problems): void {
  const span = spans[part.name];
  if (!span) return;
  const { first, last, isStrict = false, longest } = span;
  own.forEach((row, index) => {
    const at = { file: part.name, row: rowLabel(part, row, index), field: last };
    if (!endsInOrder(row[first] as End, row[last] as End, { isStrict })) {
      problems.add({ ...at, message: isStrict ? `应晚于 ${first}` : `早于 ${first}` });
    } else if (longest && daysBetween(String(row[first]), String(row[last])) > longest) {
      problems.add({ ...at, message: `比 ${first} 晚了不止 ${longest} 天` });
    }
  });
}

/** Fields of an entry that a file may leave out. */
const onceForHours = { allDay: false, repeat: null, repeatWeekdays: [], repeatUntil: null, repeatCount: null };

function checkEntries(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    const entry = { ...onceForHours, ...(row as EntryRow) };
    const at = { file: part.name, row: rowLabel(part, row, index), field: 'end' };
    const span = { start: minuteText(entry.start), end: minuteText(entry.end), allDay: entry.allDay };
    if (entry.end >= entry.start && lengthProblem(span, rowRepeat(entry)) !== null) {
      problems.add({ ...at, message: `比 start 晚了不止 ${longestEntry} 天，或晚于下一次重复的开始` });
    }
    const day = dayText(entry.start);
    if (!endsInOrder(day, entry.repeatUntil)) problems.add({ ...at, field: 'repeatUntil', message: '早于 start' });
  });
}

function checkSources(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    for (const { field, message } of configProblems(row.kind as KindName, row.config as SourceConfig)) {
      problems.add({ file: part.name, row: rowLabel(part, row, index), field: `config.${field}`, message });
    }
  });
}

function checkMethods(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    for (const { field, message } of settingProblems(String(row.kind), row.settings)) {
      problems.add({ file: part.name, row: rowLabel(part, row, index), field, message });
    }
  });
}

function checkFeeds(part: Part, own: readonly Row[], problems: Problems): void {
  own.forEach((row, index) => {
    if (row.digest === digestOf(String(row.secret))) return;
    problems.add({
      file: part.name,
      row: rowLabel(part, row, index),
      field: 'digest',
      message: '与 secret 不符',
    });
  });
}
