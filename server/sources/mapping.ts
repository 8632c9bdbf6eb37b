import { createHash } from 'node:crypto';
import { idShape } from '@yimen/contract/text';
import { dayText, minuteText, timeOf } from '../lib/time.ts';
import { mapApplication } from './application.ts';
import { cellOf, clean, dateFormOf, follow, foundBy, longestCell } from './cells.ts';
import type { SourceConfig } from './config.ts';
import { readMoment } from './dates.ts';
import type { FieldSpec, FieldSpecs } from './fields.ts';

/** Most rows that are read from one answer. */
export const maxRows = 1000;
/** Longest text of a notice, in characters. */
const longestText = 20_000;

/** Rows in our fields, and whether every row of the answer could be read. */
export interface MappedRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
}

type MappedConfig = Pick<SourceConfig, 'list' | 'fields' | 'content' | 'attachments' | 'results'>;

/**
 * The answer's rows in a kind's fields; null when it has no list. `parameters` fill fields that the source was asked
 * with.
 */
export function mapAnswer(
  answer: unknown,
  { list, fields, ...application }: MappedConfig,
  specs: FieldSpecs,
  parameters: ReadonlyMap<string, string>,
): MappedRows | null {
  const found = list === '' ? answer : follow(answer, list);
  if (!Array.isArray(found)) return null;
  const mapped = (found as unknown[]).slice(0, maxRows).map((row) => {
    const own = mapRow(row, fields, specs, parameters);
    return own && { ...own, ...mapApplication(row, application) };
  });
  const rows = mapped.filter((row) => row !== null);
  return { rows, complete: rows.length === found.length };
}

function mapRow(
  row: unknown,
  fields: SourceConfig['fields'],
  specs: FieldSpecs,
  parameters: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> | null {
  const mapped: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const given = rule === undefined ? (parameters.get(name) ?? null) : foundBy(row, rule);
    const value = convert(given, spec, dateFormOf(rule), name === 'text' ? longestText : longestCell);
    if (value === undefined) return null;
    mapped[name] = value;
  }
  return mapped;
}

/** The answer's rows as a table of texts, for personal data; null when it has no list. */
export function mapTable(
  answer: unknown,
  { list, columns }: Pick<SourceConfig, 'list' | 'columns'>,
): MappedRows | null {
  const found = list === '' ? answer : follow(answer, list);
  if (!Array.isArray(found)) return null;
  const rows = found
    .slice(0, maxRows)
    .map((row) => Object.fromEntries(columns.map(({ key, from }) => [key, cellOf(row, from)])));
  return { rows, complete: rows.length === found.length };
}

/** The field's value; undefined when it is not valid, so that the row is left out. */
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
    return moment ? timeOf(minuteText(moment)) : undefined;
  }
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A row's id, unique in the institution: source and the id there, hashed where that id is not allowed here. */
export function ownId(source: string, id: string): string {
  const joined = `${source}.${id}`;
  if (idShape.test(joined)) return joined;
  return `${source}.${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}
