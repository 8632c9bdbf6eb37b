import { endsInOrder } from '@yimen/contract/fields';
import { lengthProblem, longestEntry } from '@yimen/contract/schedule/entry-length';
import * as v from 'valibot';
import type { EntryRow } from '../database/schema/schedule.ts';
import { nearTexts } from '../lib/near-names.ts';
import { daysBetween, dayText, minuteText } from '../lib/time.ts';
import { type Problems, type RowCheck, type RowProblem, validate } from '../parts/problems.ts';
import { rowSchema } from '../parts/rows.ts';
import { type Part, type Row, rowKey, rowLabel, settingsPart, tenantParts } from '../parts/tables.ts';
import { digestOf } from '../schedule/feed/store.ts';
import { rowRepeat } from '../schedule/occurrences.ts';
import { settingProblems } from '../sign-in/providers.ts';
import { configProblems, type SourceConfig } from '../sources/config.ts';
import type { KindName } from '../sources/kinds.ts';
import { hasIcon, iconNames } from '../tenancy/icons.ts';
import { grantChecks } from './granted.ts';
import { adminHostProblem, hostText, readHost } from './hosts.ts';
import { moduleChecks } from './module-paths.ts';
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
    checkKeys(part, rows.get(part.name) ?? [], problems);
    checkCells(part, rows, problems);
  }
}

function checkKeys(part: Part, own: readonly Row[], problems: Problems): void {
  const seen = new Set<string>();
  own.forEach((row, index) => {
    const key = rowKey(part.key, row);
    const at = { file: part.name, row: rowLabel(part, row, index), field: part.key.join('、') };
    if (seen.has(key)) problems.add({ ...at, message: '重复了' });
    seen.add(key);
  });
}

/**
 * As {@link checkRows} for one part, without its keys. Of a row that lacks columns (`isLacking`), only what needs none
 * of these is checked.
 */
export function checkCells(
  part: Part,
  rows: Whole['rows'],
  problems: Problems,
  isLacking: (row: Row, column: string) => boolean = () => false,
): void {
  const checks = rowChecks(part, rows);
  (rows.get(part.name) ?? []).forEach((row, index) => {
    for (const { columns, find } of checks) {
      if (columns.some((column) => isLacking(row, column))) continue;
      for (const found of find(row)) problems.add({ file: part.name, row: rowLabel(part, row, index), ...found });
    }
  });
}

function rowChecks(part: Part, rows: Whole['rows']): RowCheck[] {
  return [
    iconCheck(),
    ...part.references.flatMap(({ part: name, from, to }) => referenceCheck(from, name, to, rows.get(name))),
    ...Object.entries(knownLists[part.name] ?? {}).flatMap(([field, name]) => listCheck(field, name, rows.get(name))),
    ...(part.name === 'modules' ? moduleChecks(rows) : []),
    ...(part.name === 'departments' ? [parentCheck(rows.get(part.name) ?? [])] : []),
    ...(spans[part.name] ? [spanCheck(spans[part.name] as Span)] : []),
    ...(part.name === 'grants' ? grantChecks(rows) : []),
    ...(betweenColumns[part.name] ?? []),
  ];
}

function iconCheck(): RowCheck {
  const near = nearTexts(iconNames);
  const find = ({ icon }: Row) =>
    typeof icon !== 'string' || icon === '' || hasIcon(icon)
      ? []
      : [{ field: 'icon', message: `没有图标 ${icon}${near(icon)}` }];
  return { columns: ['icon'], find };
}

function referenceCheck(
  from: readonly string[],
  name: string,
  to: readonly string[],
  target: readonly Row[] | undefined,
): RowCheck[] {
  if (!target) return [];
  const known = new Set(target.map((row) => rowKey(to, row)));
  const find = (row: Row) => {
    if (known.has(rowKey(from, row)) || from.some((field) => row[field] == null)) return [];
    const value = from.map((field) => String(row[field])).join(', ');
    return [{ field: from.join('、'), message: `“${value}” 不在 ${name} 中` }];
  };
  return [{ columns: from, find }];
}

/** Columns that list ids of another part, without a foreign key. */
const knownLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apps: { labels: 'labels', suitableFor: 'suitableFor' },
  recommendGroups: { suitableFor: 'suitableFor' },
};

function listCheck(field: string, name: string, target: readonly Row[] | undefined): RowCheck[] {
  if (!target) return [];
  const known = new Set(target.map(({ id }) => id));
  const find = (row: Row) =>
    (row[field] as string[])
      .filter((id) => !known.has(id))
      .map((id) => ({ field, message: `“${id}” 不在 ${name} 中` }));
  return [{ columns: [field], find }];
}

/** A department's parent must exist, and must not be below the department itself. */
function parentCheck(own: readonly Row[]): RowCheck {
  const parents = new Map(own.map(({ id, parent }) => [id, parent || null]));
  const find = ({ id, parent }: Row) => {
    const above = new Set<unknown>();
    for (let next = parent || null; next && !above.has(next); next = parents.get(next) ?? null) above.add(next);
    if (parent && !parents.has(parent)) return [{ field: 'parent', message: `“${parent}” 不在 departments 中` }];
    return above.has(id) ? [{ field: 'parent', message: '不能是自己的下级部门' }] : [];
  };
  return { columns: ['parent'], find };
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

function spanCheck({ first, last, isStrict = false, longest }: Span): RowCheck {
  const find = (row: Row) => {
    if (!endsInOrder(row[first] as End, row[last] as End, { isStrict }))
      return [{ field: last, message: isStrict ? `应晚于 ${first}` : `早于 ${first}` }];
    const isLong = longest && daysBetween(String(row[first]), String(row[last])) > longest;
    return isLong ? [{ field: last, message: `比 ${first} 晚了不止 ${longest} 天` }] : [];
  };
  return { columns: [first, last], find };
}

/** Fields of an entry that a file may leave out. */
const onceForHours = { allDay: false, repeat: null, repeatWeekdays: [], repeatUntil: null, repeatCount: null };

/** Further rules between columns of a row, by part. */
const betweenColumns: Readonly<Record<string, readonly RowCheck[]>> = {
  scheduleEntries: [{ columns: ['start', 'end', ...Object.keys(onceForHours)], find: entryProblems }],
  sources: [
    {
      columns: ['kind', 'config'],
      find: ({ kind, config }) =>
        configProblems(kind as KindName, config as SourceConfig).map(({ field, message }) => ({
          field: `config.${field}`,
          message,
        })),
    },
  ],
  signInMethods: [
    { columns: ['kind', 'settings'], find: ({ kind, settings }) => settingProblems(String(kind), settings) },
  ],
  calendarFeeds: [
    {
      columns: ['digest', 'secret'],
      find: ({ digest, secret }) =>
        digest === digestOf(String(secret)) ? [] : [{ field: 'digest', message: '与 secret 不符' }],
    },
  ],
};

function entryProblems(row: Row): RowProblem[] {
  const entry = { ...onceForHours, ...(row as EntryRow) };
  const found: RowProblem[] = [];
  const span = { start: minuteText(entry.start), end: minuteText(entry.end), allDay: entry.allDay };
  if (entry.end >= entry.start && lengthProblem(span, rowRepeat(entry)) !== null) {
    const message = `比 start 晚了不止 ${longestEntry} 天，或晚于下一次重复的开始`;
    found.push({ field: 'end', message });
  }
  if (!endsInOrder(dayText(entry.start), entry.repeatUntil))
    found.push({ field: 'repeatUntil', message: '早于 start' });
  return found;
}
