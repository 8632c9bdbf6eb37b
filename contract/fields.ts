import * as v from 'valibot';
import { common } from './common-fields.ts';
import { startsWithDay } from './days.ts';
import { described } from './described.ts';
import { idShape, isInvisible, isReadable } from './text.ts';

/** The longest free text a query may carry, in characters. */
const longestSearch = 100;

/** An id of the institution's own data: short, readable, safe in an address. */
export const id = v.pipe(v.string(), v.regex(idShape, '编号不正确'));

/** An id that the server has made. */
export const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '编号不正确'));

/** The version of something that its caller has seen. */
export const seenVersion = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, '版本不正确'));

/** A day, `YYYY-MM-DD` in Asia/Shanghai. */
export const day = v.pipe(v.string(), v.isoDate('日期应写作 2026-11-20 的样子'), v.check(isRealDay, '没有这一天'));

/** True for a text that begins with an existing day from 1900 to 2999. */
function isRealDay(text: string): boolean {
  return /^(19|2\d)/.test(text) && startsWithDay(text);
}

/** What a span can begin or end with; two of the same kind are compared. Null is open. */
type End = string | number | Date | null | undefined;

/** Whether a span does not end before it begins; with `isStrict` it also lasts. One with an open end does. */
export function endsInOrder(first: End, last: End, { isStrict = false } = {}): boolean {
  if (first === null || first === undefined || last === null || last === undefined) return true;
  return isStrict ? last > first : last >= first;
}

interface Order<First, Last> {
  readonly first: First;
  readonly last: Last;
  readonly message: string;
  readonly isStrict?: boolean;
  /** Reads texts that do not sort as they stand. */
  readonly read?: (text: string) => number;
}

/** Checks of a record that the span between two of its fields does not end before it begins. */
/* @__NO_SIDE_EFFECTS__ */
export function inOrder<
  First extends string,
  Last extends string,
  S extends v.GenericSchema<unknown, { readonly [K in First | Last]?: string | null | undefined }>,
>(schema: S, { first, last, message, isStrict = false, read }: Order<First, Last>) {
  const end = (text: string | null | undefined) => (read && text ? read(text) : text);
  return v.pipe(
    schema,
    v.check((record) => endsInOrder(end(record[first]), end(record[last]), { isStrict }), message),
  );
}

/** Checks that `start` is not after `end`, with the same message in every call. */
/* @__NO_SIDE_EFFECTS__ */
export function daysInOrder<
  S extends v.GenericSchema<unknown, { start?: string | undefined; end?: string | undefined }>,
>(schema: S) {
  return inOrder(schema, { first: 'start', last: 'end', message: '结束日期早于开始日期' });
}

/** A minute, `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const minuteField = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, '时间应写作 2026-11-20 08:00 的样子'),
  v.check(isRealDay, '没有这一天'),
);

/** Required of every text of a person or another system: no invisible characters, none that change text direction. */
export const readable = v.check<string, string>((text) => isReadable(text), '含有不可用的字符');
export const readableLines = v.check<string, string>((text) => isReadable(text, { lines: true }), '含有不可用的字符');
const visible = v.check<string, string>((text) => !isInvisible(text), '没有可以看见的字符');

/** A text of one line without outer spaces, at most `most` characters; `needed` is the message when it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(most: number, { needed, over = `最多 ${most} 个字` }: { needed?: string; over?: string } = {}) {
  const written =
    needed === undefined
      ? v.string()
      : v.pipe(
          v.string(),
          v.check((value) => value.trim() !== '', needed),
        );
  return v.pipe(written, readable, visible, v.trim(), v.maxLength(most, over));
}

/** A type of its own, because the OpenAPI document would leave out what follows a `transform`. */
const unixLines = { ...v.transform((value: string) => value.replaceAll('\r\n', '\n')), type: 'unix_lines' };

/** A text of several lines, as {@link text}. */
/* @__NO_SIDE_EFFECTS__ */
export function lines(most: number, { needed = '' } = {}) {
  return v.pipe(
    v.string(),
    v.check((value) => needed === '' || value.trim() !== '', needed),
    unixLines,
    readableLines,
    visible,
    v.trim(),
    v.maxLength(most, `最多 ${most} 个字`),
  );
}

/** A secret of a person: any characters are allowed, because it is only compared or hashed. */
/* @__NO_SIDE_EFFECTS__ */
export function secret(most: number, needed: string, over = `最多 ${most} 个字`) {
  return v.pipe(v.string(), v.nonEmpty(needed), v.maxLength(most, over));
}

/** The target of a link: a web address or a path of this portal, up to 2000 characters. */
export const link = v.pipe(
  v.string(),
  readable,
  v.maxLength(2000, '最多 2000 个字'),
  v.check(leadsSomewhere, '应以 https:// 或 / 开头，写作完整的地址'),
);

/**
 * True when a browser opens the address that a reader expects: browsers read `\\` as `/`, and skip what is before `@`.
 */
function leadsSomewhere(text: string): boolean {
  if (/[\s\\]/.test(text) || !/^(https?:\/\/[^/]|\/(?!\/))/i.test(text)) return false;
  if (!URL.canParse(text, 'https://portal.invalid')) return false;
  const { username, password } = new URL(text, 'https://portal.invalid');
  return username === '' && password === '';
}

/** Free text that a person searches for; outer spaces are dropped. */
export const queryText = text(longestSearch);

/** Words that filter a list. */
export const optionalQuery = described(v.optional(queryText, ''), 'Words that are searched for; none by default.');

/** Input of a call for one record. */
export const byId = { id: described(id, 'Its id, unique among its kind in the institution.') };

/** A whole number that may arrive as text, as in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))], '应为整数'),
    v.integer('应为整数'),
    v.minValue(min, `不小于 ${min}`),
    v.maxValue(max, `不大于 ${max}`),
  );
}

/** A boolean that may arrive as text. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** `page` from 1 and `pageSize` up to 100, the same for every list. */
export const paging = {
  page: described(v.optional(wholeNumber(1, 10_000), 1), 'Which page, from 1.'),
  pageSize: described(v.optional(wholeNumber(1, 100), 20), 'Rows a page.'),
};

/**
 * Paging of a list to which rows are added meanwhile: `after` is the id of the last row that the caller has, and the
 * page holds the rows that now follow it, so that added rows cause neither duplicates nor gaps. When that row no longer
 * exists, the page is the one with the number `page`.
 */
export const growing = {
  ...paging,
  after: described(
    v.optional(id),
    'Id of the last row one has: the page is what follows that row now, whatever was added before it. Where the row is gone, the page is the one that `page` numbers.',
  ),
};

/** The fields of a page of a list: its rows and the number of all rows. */
/* @__NO_SIDE_EFFECTS__ */
export function listFields<Item extends v.GenericSchema>(item: Item) {
  return { list: described(v.array(item), 'The rows.'), total: common.total };
}

/** A page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object(listFields(item));
}

/** Some of a person's things by their ids, or `all`: a missing or misspelt field must not mean all of them. */
export const idsOrAll = v.union(
  [v.literal('all'), v.pipe(v.array(id), v.maxLength(500, '一次最多 500 条'))],
  '应为不超过 500 个编号，或者全部（all）',
);

/** A check that tells its limit, as those of texts and lists do: the largest body follows from it. */
/* @__NO_SIDE_EFFECTS__ */
function maxJson<Values>(most: number) {
  const check = v.check((values: Values) => JSON.stringify(values).length <= most, `作为 JSON 最多 ${most} 个字`);
  const run: (typeof check)['~run'] = (...given) => check['~run'](...given);
  return Object.assign({ ...check, '~run': run }, { type: 'max_json', requirement: most }) as unknown as typeof check;
}

/**
 * Values of fields that only the server knows, by name; a dot leads into a field that holds an object. As JSON they have
 * at most `most` characters.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fieldValues(most: number) {
  return v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,39}(\.[A-Za-z][A-Za-z0-9]{0,39})?$/, '没有这个字段')),
      v.unknown(),
    ),
    v.check((values) => Object.keys(values).length > 0, '没有写明改什么'),
    maxJson<Record<string, unknown>>(most),
  );
}

/** Input of a call without parameters. */
export const nothing = v.object({});

/** Input of a write without parameters. Writes refuse unknown fields: a misspelt one would otherwise be ignored. */
export const nothingElse = v.strictObject({});
