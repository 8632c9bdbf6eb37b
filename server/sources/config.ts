import * as v from 'valibot';
import { wordsIn } from '../lib/placeholders.ts';
import { isForm } from './dates.ts';
import { isNeeded } from './fields.ts';
import { isForAll, type KindName, kindFields, personal, questions } from './kinds.ts';
import { templatesOf } from './template.ts';

/** A path into an answer: names and list indexes, joined by dots. */
const fieldPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[^.\s]+(\.[^.\s]+)*$/, '路径应写作 data.items 的样子'),
);

/** The format of a time: ISO 8601, Unix time, or a pattern such as `YYYY/MM/DD HH:mm`, read as Asia/Shanghai time. */
const dateForm = v.pipe(
  v.string(),
  v.check(isForm, '只能是 iso、seconds、milliseconds，或由 YYYY、MM、DD、HH、mm、ss 组成的格式'),
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
  '应为路径，或由 path、text、values、date、default 组成的对象',
);
export type FieldRule = v.InferOutput<typeof fieldRule>;

const wholeNumberSetting = (least: number, most: number) =>
  v.pipe(v.number('应为数字'), v.integer('应为整数'), v.minValue(least), v.maxValue(most));

const sourceAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(
    (text) => /^https?:\/\/[^\s{}/?#@]+([/?#]|$)/.test(text) && URL.canParse(text),
    '应为 https:// 开头、带主机名的地址',
  ),
  v.check((text) => !/\s/.test(text), '不能有空格'),
);

/** Headers of the connection itself cannot be configured. */
const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]+$/, '请求头名称不正确'),
  v.check(
    (name) => !/^(host|connection|content-length|transfer-encoding|accept-encoding|expect|te|upgrade)$/i.test(name),
    '不能设置：由连接自动给出',
  ),
);
const headerValue = v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/, '含有请求头不允许的字符'));

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
  const known = new Set<string>([...(kind === 'wording' ? [] : personal), ...questions[kind]]);
  for (const { field, text, secrets } of templatesOf(config)) {
    for (const word of wordsIn(text)) {
      if (word.startsWith('secret:')) {
        if (!secrets) add(field, '地址中不能放密钥：沿途会被记进日志');
      } else if (!known.has(word)) {
        add(
          field,
          `${kind} 没有占位符 {${word}}，可用的有 ${[...known].map((one) => `{${one}}`).join('、')} 和 {secret:…}`,
        );
      }
    }
  }
  const asked = new Set(templatesOf(config).flatMap(({ text }) => wordsIn(text)));
  if (config.url.startsWith('http:') && !(config.allowPrivate && isLoopback(new URL(config.url).hostname))) {
    add('url', '应以 https:// 开头；只有本机地址且 allowPrivate 为 true 时可以用 http://');
  }
  if (config.body !== null && config.method === 'GET') add('body', '只有 method 为 POST 时才能有');
  for (const name of Object.keys(config.fields)) {
    if (specs === null) add(`fields.${name}`, 'data 用 columns，不用 fields');
    else if (!Object.hasOwn(specs, name)) {
      add(`fields.${name}`, `${kind} 没有这个字段，可用的有 ${Object.keys(specs).join('、')}`);
    }
  }
  for (const [name, spec] of Object.entries(specs ?? {})) {
    if (isNeeded(spec) && !Object.hasOwn(config.fields, name) && !asked.has(name)) add(`fields.${name}`, '必须填写');
  }
  if (kind === 'curriculum' && !asked.has('date') && !Object.hasOwn(config.fields, 'date')) {
    add('fields.date', '必须填写：请求中没有用到 {date}');
  }
  if (kind === 'wording' && !asked.has('prompt')) add('body', '没有用到 {prompt}：要改写的话在其中');
  if (kind === 'data' && config.columns.length === 0) add('columns', '必须填写');
  if (kind !== 'data' && config.columns.length > 0) add('columns', '只有 data 才有');
  if (!isForAll(kind) && !personal.some((word) => asked.has(word))) {
    add('url', `没有写明是谁：请用 ${personal.map((word) => `{${word}}`).join(' 或 ')} 表示当前的人`);
  }
  return problems;
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
