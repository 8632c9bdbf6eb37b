import * as v from 'valibot';

/** The longest free text a query may carry, in characters. */
const longestQuery = 100;

/** An id of the institution's own data: short, readable, safe in an address. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, '编号不正确'));

/** A day, `YYYY-MM-DD` in Asia/Shanghai. */
export const day = v.pipe(v.string(), v.isoDate('日期应写作 2026-11-20 的样子'), v.check(isRealDay, '没有这一天'));

/** True for a day of the calendar from 1900 to 2999: the form alone lets 02-31 pass. */
function isRealDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^(19|2\d)/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A minute, `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
export const minute = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/));

/** Text without control characters: nobody types them, and the database takes no NUL. */
export const plainText = v.pipe(
  v.string(),
  v.check((text) => !/\p{Cc}/u.test(text), '含有不可用的字符'),
);

/** Free text that a person searches for; outer spaces are dropped. */
export const queryText = v.pipe(plainText, v.trim(), v.maxLength(longestQuery, `最多 ${longestQuery} 个字`));

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

/** True or false that may arrive as text. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** `page` from 1 and `pageSize` up to 100, the same for every list. */
export const paging = {
  page: v.optional(wholeNumber(1, 10_000), 1),
  pageSize: v.optional(wholeNumber(1, 100), 20),
};

/** A page of a list: its rows and how many there are in all. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ list: v.array(item), total: v.number() });
}

/** A call that takes nothing. */
export const nothing = v.object({});
