import * as v from 'valibot';
import { isThisMachine } from '../../http/place.ts';

/** A counterpart's address. Without TLS only on this machine: for tests, or a local gateway. */
export const address = v.pipe(
  v.string(),
  v.maxLength(1000),
  // A parser leaves them out, so that the address would be another one than it looks.
  v.check((text) => !/[\s\p{Cc}]/u.test(text), '不能有空格、换行和控制字符'),
  v.check((text) => {
    const url = URL.parse(text);
    if (!url || url.username || url.password || url.hash) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  }, '应为 https:// 开头的地址'),
);
/** A base address, to which paths are appended. */
export const base = v.pipe(
  address,
  v.check((text) => !text.includes('?'), '不能带 ? 和后面的参数'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

export const nameSetting = v.pipe(
  v.string(),
  v.regex(/^[\w.:/-]{1,128}$/, '最多 128 个字，只能有字母、数字和 . : / _ -'),
);
/**
 * Whether the counterpart may be in a private network or on this machine, as it often is. Operators alone open it: where
 * staff say whom to ask, it is false (decision 49).
 */
export const allowPrivate = v.optional(v.boolean(), true);
export const timeoutMs = v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(30_000)), 8000);
/** What a counterpart's name of a person is matched with: the account name or the number (学号、工号). */
export const match = v.optional(v.picklist(['account', 'no'], '只能是 account、no'), 'account');
export const clientAuth = v.optional(v.picklist(['basic', 'post', 'none'], '只能是 basic、post、none'), 'basic');
export const scopeSetting = (usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, '只能有英文字符，各项之间一个空格')), usual);
