import { expect, test } from 'vitest';
import { rowsOf } from '../changes/check.ts';
import { calendarEvents } from '../database/schema/calendar.ts';
import { articles } from '../database/schema/publishing.ts';
import { addDays } from '../lib/time.ts';
import { readDemo } from './load.ts';
import { moveWhole } from './move.ts';
import { shiftTo } from './shift.ts';
import { shiftWords } from './words.ts';

test.each([
  ['11 月 24 日 8:00 开放', '12 月 1 日 8:00 开放'],
  ['11 月 21 日至 29 日校园开放', '11 月 28 日至 12 月 6 日校园开放'],
  ['11 月 27 日、30 日（星期五）', '12 月 4 日、7 日（星期五）'],
  ['考试周为 2027 年 1 月 4 日至 15 日', '考试周为 2027 年 1 月 11 日至 22 日'],
  ['2026 年 12 月 30 日止', '2027 年 1 月 6 日止'],
  ['11月24日', '12 月 1 日'],
  ['11 月 20 日 22:00 至 22 日 20:00 暂停', '11 月 27 日 22:00 至 29 日 20:00 暂停'],
  ['11 月 19 日晚至 23 日早升级', '11 月 26 日晚至 30 日早升级'],
  ['11 月 25 日（周三）下午、26 日下午', '12 月 2 日（周三）下午、3 日下午'],
])('%s is a week later as %s', (text, later) => {
  expect(shiftWords(text, 7)).toBe(later);
  expect(shiftWords(text, 0)).toBe(text);
});

test.each([
  '每年 4 月 10 日至 5 月 10 日',
  '国庆假期为 10 月 1 日至 7 日',
  '2019 年 3 月 1 日起施行',
  '2025 年 11 月 1 日至 2025 年 12 月 31 日',
  '统计期为 2025 年 11 月 1 日至 2026 年 10 月 31 日',
  '2027 年 1 月 1 日（周五）至 1 月 3 日放假',
  '停电通知（11 月 22 日）.docx',
  '第 12 周，即日起办理',
])('%s stays', (text) => {
  expect(shiftWords(text, 7)).toBe(text);
});

test('what was over when it was told moves with the telling, what was ahead with the content', () => {
  const told = { on: '2026-11-19', days: 0 };
  expect(shiftWords('11 月 17 日至 18 日评审，11 月 24 日公布', 7, told)).toBe(
    '11 月 17 日至 18 日评审，12 月 1 日公布',
  );
});

test('on a Monday no news tells of a day to come as over', async () => {
  const shift = shiftTo(new Date('2026-11-23T10:00:00+08:00'));
  const all = (await readDemo()).flatMap((content) => rowsOf(moveWhole(content, shift), articles));
  const article = all.find(({ id }) => id === 'industry-college');
  expect(JSON.stringify(article)).toContain('11 月 17 日，江城重工产业学院');
});

test('a holiday stays where it is, what else the calendar says moves with its day', async () => {
  const shift = shiftTo(new Date('2026-11-27T18:00:00+08:00'));
  for (const content of await readDemo()) {
    const written = rowsOf(content, calendarEvents);
    for (const [index, event] of rowsOf(moveWhole(content, shift), calendarEvents).entries()) {
      const before = written[index] ?? event;
      if (event.kind === 'holiday' || event.follows) expect(event).toEqual(before);
      else expect([event.start, event.title]).toEqual([addDays(before.start, 7), shiftWords(before.title, 7)]);
    }
  }
});
