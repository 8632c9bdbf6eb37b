import * as v from 'valibot';
import { isForm } from './dates.ts';
import { isNeeded } from './fields.ts';
import { type KindName, kindFields, personal, questions } from './kinds.ts';
import { templatesOf, wordsIn } from './template.ts';

/** A path into an answer: names and list indexes, joined by dots. */
const fieldPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[^.\s]+(\.[^.\s]+)*$/, 'is not a path such as data.items'),
);

/** The format of a time: ISO 8601, Unix time, or a pattern such as `YYYY/MM/DD HH:mm`, read as Asia/Shanghai time. */
const dateForm = v.pipe(
  v.string(),
  v.check(isForm, 'is neither iso, seconds, milliseconds nor a pattern of YYYY, MM, DD, HH, mm and ss'),
);

const fieldRule = v.union(
  [
    fieldPath,
    v.strictObject({
      path: v.optional(fieldPath),
      /** A fixed text for every row. */
      text: v.optional(v.string()),
      /** Our value by the source's value. */
      values: v.optional(v.record(v.string(), v.string())),
      date: v.optional(dateForm),
      /** Used when the source's value is missing or not in `values`. */
      default: v.optional(v.string()),
    }),
  ],
  'is neither a path nor an object of path, text, values, date and default',
);
export type FieldRule = v.InferOutput<typeof fieldRule>;

const wholeNumberSetting = (least: number, most: number) =>
  v.pipe(v.number('is not a number'), v.integer('is not a whole number'), v.minValue(least), v.maxValue(most));

const sourceAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(
    (text) => /^https?:\/\/[^\s{}/?#@]+([/?#]|$)/.test(text) && URL.canParse(text),
    'is not an address with a host',
  ),
  v.check((text) => !/\s/.test(text), 'holds a space'),
);

/** Headers of the connection itself cannot be configured. */
const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]+$/, 'is not the name of a header'),
  v.check(
    (name) => !/^(host|connection|content-length|transfer-encoding|accept-encoding|expect|te|upgrade)$/i.test(name),
    'is set by the connection itself',
  ),
);
const headerValue = v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/, 'holds a character that headers do not take'));

/** Configuration of a source that is asked over HTTP: address, request, and how to read its answer. */
export const sourceConfig = v.strictObject({
  url: sourceAddress,
  method: v.optional(v.picklist(['GET', 'POST']), 'GET'),
  headers: v.optional(v.record(headerName, headerValue), {}),
  /** Sent as JSON with POST. */
  body: v.optional(v.unknown(), null),
  /** Path of the list of rows in the answer; empty when the answer itself is the list. */
  list: v.optional(v.union([v.literal(''), fieldPath]), ''),
  fields: v.optional(v.record(v.string(), fieldRule), {}),
  /** For personal data: the table's columns in order. */
  columns: v.optional(
    v.array(
      v.strictObject({ key: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/)), label: v.string(), from: fieldRule }),
    ),
    [],
  ),
  timeoutMs: v.optional(wholeNumberSetting(100, 15_000), 3000),
  /** How long an answer is reused without asking again. */
  cacheSeconds: v.optional(wholeNumberSetting(0, 3600), 30),
  /** How old an answer may be that is used while the source fails. */
  staleSeconds: v.optional(wholeNumberSetting(0, 86_400), 600),
  limitKb: v.optional(wholeNumberSetting(1, 8192), 512),
  /** Whether the address may be in a private network or on this machine. */
  allowPrivate: v.optional(v.boolean(), false),
});
export type SourceConfig = v.InferOutput<typeof sourceConfig>;

/** Problems of a source's configuration for its kind, beyond what the schema checks, by field. */
export function configProblems(kind: KindName, config: SourceConfig): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  const specs = kindFields[kind];
  const known = new Set<string>([...personal, ...questions[kind]]);
  for (const { field, text, secrets } of templatesOf(config)) {
    for (const word of wordsIn(text)) {
      if (word.startsWith('secret:')) {
        if (!secrets) add(field, 'must not hold a secret: addresses are logged on their way');
      } else if (!known.has(word)) {
        add(field, `there is no placeholder {${word}} for ${kind}: there are ${[...known].join(', ')} and secret:…`);
      }
    }
  }
  const asked = new Set(templatesOf(config).flatMap(({ text }) => wordsIn(text)));
  if (config.url.startsWith('http:') && !(config.allowPrivate && isLoopback(new URL(config.url).hostname))) {
    add('url', 'must begin with https:// unless it is on this machine and allowPrivate is true');
  }
  if (config.body !== null && config.method === 'GET') add('body', 'is sent with POST only');
  for (const name of Object.keys(config.fields)) {
    if (specs === null) add(`fields.${name}`, 'personal data have columns instead');
    else if (!Object.hasOwn(specs, name)) {
      add(`fields.${name}`, `there is no such field of ${kind}: there are ${Object.keys(specs).join(', ')}`);
    }
  }
  for (const [name, spec] of Object.entries(specs ?? {})) {
    if (isNeeded(spec) && !Object.hasOwn(config.fields, name) && !asked.has(name)) add(`fields.${name}`, 'is missing');
  }
  if (kind === 'curriculum' && !asked.has('date') && !Object.hasOwn(config.fields, 'date')) {
    add('fields.date', 'is missing: the source is not asked for a {date}');
  }
  if (kind === 'data' && config.columns.length === 0) add('columns', 'is missing');
  if (kind !== 'data' && config.columns.length > 0) add('columns', 'belongs to sources of personal data');
  if (kind !== 'notices' && !personal.some((word) => asked.has(word))) {
    add('url', `asks for nobody: name the person by ${personal.map((word) => `{${word}}`).join(' or ')}`);
  }
  return problems;
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
