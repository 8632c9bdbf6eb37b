import { createHash } from 'node:crypto';
import { readableText } from '@yimen/contract/text';
import { dayText, minuteText } from '../lib/time.ts';
import type { FieldRule, SourceConfig } from './config.ts';
import { readMoment } from './dates.ts';
import type { FieldSpec, FieldSpecs } from './fields.ts';

/** Most rows that are taken of one answer. */
export const maxRows = 1000;
/** Longest text of a field, in characters; a notice's whole text may be longer. */
const longest = 500;
const longestText = 20_000;

/** Rows as we know them, and whether some of the answer's could not be read. */
export interface Mapped {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
}

/** What a path leads to; undefined where it ends early. Only what the answer itself holds counts. */
export function follow(value: unknown, path: string): unknown {
  let place = value;
  for (const name of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[name];
  }
  return place;
}

/** The answer's rows in a kind's fields. `asked` stands in for fields that the source was asked by. Null when it has no list. */
export function mapAnswer(
  answer: unknown,
  { list, fields }: Pick<SourceConfig, 'list' | 'fields'>,
  specs: FieldSpecs,
  asked: ReadonlyMap<string, string>,
): Mapped | null {
  const found = list === '' ? answer : follow(answer, list);
  if (!Array.isArray(found)) return null;
  const mapped = (found as unknown[]).slice(0, maxRows).map((row) => mapRow(row, fields, specs, asked));
  const rows = mapped.filter((row) => row !== null);
  return { rows, complete: rows.length === found.length };
}

function mapRow(
  row: unknown,
  fields: SourceConfig['fields'],
  specs: FieldSpecs,
  asked: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> | null {
  const mapped: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const given = rule === undefined ? (asked.get(name) ?? null) : foundBy(row, rule);
    const value = convert(given, spec, dateFormOf(rule), name === 'text' ? longestText : longest);
    if (value === undefined) return null;
    mapped[name] = value;
  }
  return mapped;
}

/** The answer's rows as a table of texts, for personal data. Null when it has no list. */
export function mapTable(answer: unknown, { list, columns }: Pick<SourceConfig, 'list' | 'columns'>): Mapped | null {
  const found = list === '' ? answer : follow(answer, list);
  if (!Array.isArray(found)) return null;
  const rows = found
    .slice(0, maxRows)
    .map((row) => Object.fromEntries(columns.map(({ key, from }) => [key, cellOf(row, from)])));
  return { rows, complete: rows.length === found.length };
}

function cellOf(row: unknown, rule: FieldRule): string {
  const given = foundBy(row, rule) ?? '';
  const form = dateFormOf(rule);
  const moment = form === undefined ? null : readMoment(given, form);
  return clean(moment ? minuteText(moment) : given, longest);
}

const dateFormOf = (rule: FieldRule | undefined) => (typeof rule === 'object' ? rule.date : undefined);

/** What a rule finds in a row, as text; null for nothing. */
function foundBy(row: unknown, rule: FieldRule): string | null {
  if (typeof rule === 'string') return plain(follow(row, rule));
  if (rule.text !== undefined) return rule.text;
  const given = rule.path === undefined ? null : plain(follow(row, rule.path));
  if (rule.values && given !== null) {
    return Object.hasOwn(rule.values, given) ? (rule.values[given] ?? null) : (rule.default ?? given);
  }
  return given === null || given === '' ? (rule.default ?? given) : given;
}

function plain(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A value of the field; undefined when it cannot be one, so that there is no row. */
function convert(given: string | null, spec: FieldSpec, form: string | undefined, most: number): unknown {
  switch (spec.type) {
    case 'text': {
      const value = clean(given ?? '', most);
      return spec.needed && value === '' ? undefined : value;
    }
    case 'moment':
      return readMoment(given?.trim() ?? '', form) ?? undefined;
    case 'maybeMoment':
      return given === null || given.trim() === '' ? null : (readMoment(given.trim(), form) ?? undefined);
    case 'maybeDay': {
      if (given === null || given.trim() === '') return null;
      const moment = readMoment(given.trim(), form);
      return moment ? dayText(moment) : undefined;
    }
    case 'clock':
      return readClock(given?.trim() ?? '', form);
    case 'flag':
      return given === 'true' || given === '1';
    case 'choice':
      if (given === null || given === '') return spec.otherwise ?? undefined;
      return spec.values.includes(given) ? given : undefined;
  }
}

function readClock(given: string, form: string | undefined): string | undefined {
  if (form !== undefined) {
    const moment = readMoment(given, form);
    return moment ? minuteText(moment).slice(11) : undefined;
  }
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Text without what nobody can read, and not without end; new lines stay. */
function clean(given: string, most: number): string {
  const readable = readableText(
    given
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, ' '),
  );
  return [...readable].slice(0, most).join('');
}

/** An id that is this row's alone in the institution: by its source and its id there, hashed when that is no id of ours. */
export function ownId(source: string, id: string): string {
  const joined = `${source}.${id}`;
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(joined)) return joined;
  return `${source}.${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}
