import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportWhole } from '../commands/whole.ts';
import { Problems } from '../parts/problems.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { readWhole } from './check.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run, failed } = commandsOn(() => world);

const set = (path: string, sign = path.split('/').at(-1)) =>
  failed(`set  modules  mingde  template=1  path=${path}  sign=${sign}  name=模块  enabled=true`);

describe('a module', () => {
  test.each([
    ['banner/nope', 'banner 下面没有 nope'],
    ['search/hot-word', 'search 下面没有 hot-word'],
    ['rank/news', 'rank 下面没有 news'],
    ['news/no-such-column', '“no-such-column” 不在 newsColumns 中'],
    ['recommend/no-such-group', '“no-such-group” 不在 recommendGroups 中'],
    ['three-lists/no-such-list', '“no-such-list” 不在 responsibilityLists 中'],
    ['hall-live/no-such-service', '“no-such-service” 不在 apps 中'],
    ['today/tasks/todo', '下级只有一层'],
    ['nope', '只能是 banner、search'],
  ])('of the path %s, which is none, is refused by set, check and import', async (path, message) => {
    expect(await set(path)).toContain(`path：${message}`);
    const whole = await exportWhole(world.db, 'mingde');
    const added = { template: '1', path, position: 99, sign: path.split('/').at(-1), name: '模块', enabled: true };
    const problems = new Problems();
    readWhole({ ...whole, rows: { ...whole?.rows, modules: [...(whole?.rows.modules ?? []), added] } }, problems);
    expect(problems.list).toEqual([expect.objectContaining({ file: 'modules', field: 'path' })]);
  });

  test('has the sign with which its path ends', async () => {
    expect(await set('rank', 'notice')).toContain('sign：应与 path 的最后一段相同：rank');
  });

  test.each(['banner/hot-words', 'news/campus-news', 'recommend/student', 'hall-live/transcript-print', 'rank'])(
    'of the path %s is taken',
    async (path) => expect(await set(path)).toBe('fine'),
  );

  test('keeps the column that it shows from being removed', async () => {
    const id = 'shown-alone';
    await run(`set  newsColumns  mingde  id=${id}  name=独栏`);
    expect(await set(`news/${id}`)).toBe('fine');
    expect(await failed(`remove  newsColumns  mingde  id=${id}  --yes`)).toContain(`首页模块 news/${id}`);
    await run(`remove  modules  mingde  path=news/${id}  --yes`);
    expect(await failed(`remove  newsColumns  mingde  id=${id}  --yes`)).toBe('fine');
  });
});
