import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureDetails, failureText } from '../failure.ts';
import { openWorld, type World } from '../testing/world.ts';
import { openDatabase } from './open.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refusal = (text: string): Promise<unknown> =>
  world.db.execute(sql.raw(text)).then(
    () => 'done',
    (error: unknown) => error,
  );

test.each([
  [
    'a row that is there already',
    `insert into labels (institution, id, name, position) select institution, id, name, position from labels where institution = 'mingde' limit 1`,
    /^labels 中已经有 id=\S+ 的行，不能重复。$/,
  ],
  [
    'a row that names one that is missing',
    `update notices set type = 'moon' where institution = 'mingde'`,
    /^notices 指向的 type=moon 在 noticeTypes 中不存在。$/,
  ],
  ['a row that others name', `delete from notice_types where institution = 'mingde'`, /^id=\S+ 还被 notices 用着。$/],
  [
    'a value that is no choice',
    `update apps set state = 'strange'`,
    /^有一个值不在允许的范围内（apps，约束 apps_state_check）。$/,
  ],
  [
    'a field that is missing',
    `update notices set published_at = null`,
    /^有必填的字段没有值（notices 的 publishedAt）。$/,
  ],
  ['a number that is too large', `update menus set position = 99999999999`, /^有一个值数据库存不下：/],
  ['a statement that is wrong', `select * from moons`, /^数据库拒绝了这个操作（错误代码 42P01）。$/],
])('%s is told in words', async (_, text, words) => {
  const error = await refusal(text);
  expect(failureText(error)).toMatch(words);
  expect(failureText(error)).not.toMatch(/violates|constraint "|relation|Failed query/);
});

test('a database that has gone is told with what to look at', async () => {
  const gone = await openDatabase({ memory: true });
  await gone.close();
  const error = await gone.db.execute(sql`select 1`).catch((failed: unknown) => failed);
  expect(failureText(error)).toMatch(/^与数据库的连接断了：请确认数据库在运行/);
});

test('what the file system refuses is told by its path', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path: '/data/a' });
  expect(failureText(error)).toBe('/data/a：磁盘已满。');
});

test('a mistake of the program is told as one, with its details for who asks', () => {
  const error = new TypeError('undefined is not a function');
  expect(failureText(error)).toMatch(/^程序内部出错（TypeError）。.*YIMEN_LOG=debug/);
  expect(failureDetails(error, {})).toBe('');
  expect(failureDetails(error, { YIMEN_LOG: 'debug' })).toContain('undefined is not a function');
});
