import { readableText } from '@yimen/contract/text';
import { minuteText } from '../lib/time.ts';
import type { FieldRule } from './config.ts';
import { readMoment } from './dates.ts';

/** Longest text of a field, in characters. */
export const longestCell = 500;

/** The value at a path; undefined where the path ends early. Only own properties count, not inherited ones. */
export function follow(value: unknown, path: string): unknown {
  let place = value;
  for (const name of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
    place = (place as Readonly<Record<string, unknown>>)[name];
  }
  return place;
}

/** The value of a rule in a row as text for people; empty for none. */
export function cellOf(row: unknown, rule: FieldRule): string {
  const given = foundBy(row, rule) ?? '';
  const form = dateFormOf(rule);
  const moment = form === undefined ? null : readMoment(given, form);
  return clean(moment ? minuteText(moment) : given, longestCell);
}

export const dateFormOf = (rule: FieldRule | undefined) => (typeof rule === 'object' ? rule.date : undefined);

/** The value of a field rule in a row, as text; null for none. */
export function foundBy(row: unknown, rule: FieldRule): string | null {
  if (typeof rule === 'string') return plainValue(follow(row, rule));
  if (rule.text !== undefined) return rule.text;
  const given = rule.path === undefined ? null : plainValue(follow(row, rule.path));
  if (rule.values && given !== null) {
    return Object.hasOwn(rule.values, given) ? (rule.values[given] ?? null) : (rule.default ?? given);
  }
  return given === null || given === '' ? (rule.default ?? given) : given;
}

function plainValue(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** Text without unreadable characters, cut to `most` characters; line breaks are kept. */
export function clean(given: string, most: number): string {
  const readable = readableText(
    given
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, ' '),
  );
  return [...readable].slice(0, most).join('');
}
