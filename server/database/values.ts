import { startsWithDay } from '@yimen/contract/days';
import { id as anyId, day as calendarDay, link, minuteField as minute } from '@yimen/contract/fields';
import { isReadable } from '@yimen/contract/text';
import * as v from 'valibot';

export { minute };

/** An id, with what it may hold. */
export const id = v.pipe(
  v.string(),
  v.check((text) => v.is(anyId, text), '编号最多 64 个字，以字母或数字开头，只能有字母、数字和 . _ -'),
);

/** A text of one line, not empty, without leading and trailing spaces. */
export const words = v.pipe(
  v.string(),
  v.nonEmpty('不能为空'),
  v.check((text) => text.trim() === text, '首尾不能有空格'),
  v.check((text) => isReadable(text), '含有看不见的字符'),
);

/** A text of at most so many characters, which may be empty. */
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most, `最多 ${most} 个字`));

/** Words that are short enough for a name or a label. */
export const phrase = v.pipe(words, textUpTo(200));

/** Text that may be empty. */
export const maybe = v.string();

/** A number that can be dialled, as people write it: `0579-8866 0595`, `12356`. */
export const telephone = v.pipe(
  v.string(),
  v.regex(/^\+?\d(?:[\d -]{1,28}\d)$/, '电话应写作 0579-8866 0110 或 12356 的样子'),
);

export const dayColumn = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, '日期应写作 2026-11-20 的样子'),
  v.check((text) => v.is(calendarDay, text), '没有这一天'),
);

/** A day, or a minute of a day. */
export const dayOrMinute = v.union([dayColumn, minute]);

export const momentText = v.pipe(
  v.string(),
  v.isoTimestamp('时间应写作 2026-11-20T01:00:00.000Z 的样子'),
  // The pattern accepts 02-30, of which a Date would make 2 March.
  v.check(startsWithDay, '没有这一天'),
);

export const clockColumn = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间应写作 08:00 的样子'));

/** Weeks of a term. */
export const weeks = v.pipe(
  v.string(),
  v.maxLength(200, '最多 200 个字'),
  v.regex(/^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/, '周次应写作 1-8,10-16 的样子'),
);

export const count = v.pipe(v.number(), v.integer('应为整数'), v.minValue(0, '不能小于 0'));

export const bit = v.picklist([0, 1]);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, '颜色应写作 # 加六位十六进制数，字母小写'));

/** An external http or https address (on campuses often `http://jw.example.edu.cn:8080`), or a path of the portal. */
export const address = v.pipe(
  v.string(),
  v.check((text) => v.is(link, text), '应为 https:// 开头的地址，或 / 开头的路径'),
);

/** The name of a picture, which is part of its address; empty for the program's picture. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9][a-z0-9-]{0,99})?$/, '图片名称只能有小写字母、数字和连字符'),
);
