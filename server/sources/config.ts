import * as v from 'valibot';
import { wordsIn } from '../lib/placeholders.ts';
import { isForm } from './dates.ts';
import { isNeeded } from './fields.ts';
import { isForAll, type KindName, kindFields, personal, questions } from './kinds.ts';
import { placeholders, templatesOf } from './template.ts';

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

const sourceAddress = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(
    (text) => /^https?:\/\/[^\s{}/?#@]+([/?#]|$)/.test(text) && URL.canParse(text),
    '应为 https:// 开头、带主机名的地址',
  ),
  v.check((text) => !/\s/.test(text), '不能有空格'),
);

/** A field of an application: what it is called, and where its value is. */
const labelled = v.strictObject({ label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)), from: fieldRule });

/** What an application says: fields named here, or those of a list in the row. */
const content = v.union(
  [
    v.pipe(v.array(labelled), v.maxLength(40, '最多 40 项')),
    v.strictObject({ list: fieldPath, label: fieldPath, value: fieldPath }),
  ],
  '应为 label 和 from 的列表，或由 list、label、value 组成的对象',
);

/** Files of a row: the list in the row, and in each of its items name, address and size. */
const attachments = v.strictObject({
  list: fieldPath,
  name: fieldPath,
  url: fieldPath,
  /** In bytes, or in words. */
  size: v.optional(fieldPath),
});

/** Placeholders of a decision, beside those of the person. */
export const decisionPlaceholders = ['approval', 'decision', 'reason', 'key'] as const;

/** How a source takes decisions: a POST of JSON with the headers of its other requests. */
const decisions = v.strictObject({
  url: sourceAddress,
  body: v.optional(v.unknown(), null),
  /** What it calls the two decisions. */
  values: v.optional(v.strictObject({ approve: v.string(), return: v.string() }), {
    approve: 'approve',
    return: 'return',
  }),
  /** Where its answer says that it took the decision; without it every answer does that is no error. */
  success: v.optional(v.strictObject({ path: fieldPath, values: v.pipe(v.array(v.string()), v.minLength(1)) })),
  /** Where its answer says why not. */
  message: v.optional(fieldPath),
});
export type DecisionConfig = v.InferOutput<typeof decisions>;

const wholeNumberSetting = (least: number, most: number) =>
  v.pipe(v.number('应为数字'), v.integer('应为整数'), v.minValue(least), v.maxValue(most));

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
  /** For approvals: what the application says, its files, and where it is decided. */
  content: v.optional(content),
  attachments: v.optional(attachments),
  decisions: v.optional(decisions),
  /** For tasks: files that came of them. */
  results: v.optional(attachments),
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
  const checkWords = (templates: ReturnType<typeof templatesOf>, words: readonly string[], what: string) => {
    for (const { field, text, secrets } of templates) {
      for (const word of wordsIn(text)) {
        if (word.startsWith('secret:')) {
          if (!secrets) add(field, '地址中不能放密钥：沿途会被记进日志');
        } else if (!words.includes(word)) {
          add(
            field,
            `${what} 没有占位符 {${word}}，可用的有 ${words.map((one) => `{${one}}`).join('、')} 和 {secret:…}`,
          );
        }
      }
    }
  };
  checkWords(templatesOf(config), [...(kind === 'wording' ? [] : personal), ...questions[kind]], kind);
  const decides = decisionRequest(config);
  if (decides) {
    const own = templatesOf({ ...decides, headers: {} }).map((one) => ({ ...one, field: `decisions.${one.field}` }));
    checkWords(own, [...personal, ...decisionPlaceholders], 'decisions');
    const used = new Set(own.flatMap(({ text }) => wordsIn(text)));
    const missing = ['approval', 'decision', 'key'].filter((word) => !used.has(word));
    if (missing.length > 0) add('decisions', `没有用到 ${missing.map((word) => `{${word}}`).join('、')}`);
    if (!personal.some((word) => used.has(word))) add('decisions', '没有写明是谁，如 {no}');
    if (new URL(decides.url).origin !== new URL(config.url).origin) add('decisions.url', '应和 url 在同一个主机');
  }
  const isApproval = kind === 'approvals' || kind === 'oa';
  for (const name of ['content', 'attachments', 'decisions'] as const) {
    if (config[name] && !isApproval) add(name, '只有 approvals 和 oa 才有');
  }
  if (config.results && kind !== 'tasks') add('results', '只有 tasks 才有');
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

/** The request by which a source takes decisions, with the headers of its other one; null where it takes none. */
export function decisionRequest({ decisions: declared, headers }: Pick<SourceConfig, 'decisions' | 'headers'>) {
  return declared ? { url: declared.url, method: 'POST' as const, headers, body: declared.body } : null;
}

/** Names of all placeholders of a source, in each of its requests. */
export function allPlaceholders(config: SourceConfig): ReadonlySet<string> {
  const decides = decisionRequest(config);
  return new Set([...placeholders(config), ...(decides ? placeholders(decides) : [])]);
}

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
