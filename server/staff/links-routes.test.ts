import { mostDeadLinks, mostPlaces, staffLinks } from '@yimen/contract/staff/links';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { linkChecks } from '../database/schema/link-checks.ts';
import { dayMs, minuteText } from '../lib/time.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

let world: World;
let staff: Editors<'admin' | 'editor'>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors({ admin: '20150132', editor: '20120088' }));
  await run('set  apps  mingde  id=transcript-print  department=academic-affairs  pcUrl=https://Dead.edu.cn/print');
  await run('set  links  mingde  position=90  group=常用  name=旧站  url=https://dead.edu.cn/print');
  await run('set  links  mingde  position=91  group=常用  name=别处  url=https://dead.edu.cn/else');
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});
const { run } = commandsOn(() => world);

const ago = (days: number) => new Date(Date.now() - days * dayMs);
const failed = (address: string, since: number, asked = 0) => ({
  address,
  status: '404',
  failsSince: ago(since),
  askedAt: ago(asked),
});
const keep = (...rows: ReturnType<typeof failed>[]) => staff.here.insert(linkChecks, rows);
beforeEach(async () => {
  // What is told has minutes, which a turn of the clock would change.
  vi.useFakeTimers({ toFake: ['Date'] });
  await world.db.delete(linkChecks);
  await staff.begin({ admin: [['admin']] });
});
const told = async (who: 'admin' | 'editor' = 'admin') => (await world.call(staffLinks, {}, staff.as(who).as)).data;

test('an address that failed on two days is told with the fields in which it stands, as the command lists it', async () => {
  await keep(failed('https://dead.edu.cn/print', 3), failed('https://dead.edu.cn/else', 2, 1.5));
  const { list, more } = await told();
  expect(more).toBe(false);
  expect(list).toEqual([
    {
      address: 'https://dead.edu.cn/print',
      since: minuteText(ago(3)),
      askedAt: minuteText(ago(0)),
      reason: 'HTTP 404，没有这个页面',
      count: 2,
      places: expect.arrayContaining([
        { part: 'apps', key: 'transcript-print', name: '成绩单打印', field: 'pcUrl' },
        expect.objectContaining({ part: 'links', name: '旧站', field: 'url' }),
      ]),
    },
  ]);
  const lines = await run('links  mingde');
  expect(lines).toContain(`https://dead.edu.cn/print  ${list[0]?.since} 起打不开：${list[0]?.reason}`);
  expect(lines).toContain('打不开 1 个；1 个上次没有打开');
});

test('who may read the content of a department is told of its own alone', async () => {
  await keep(failed('https://dead.edu.cn/print', 3), failed('https://dead.edu.cn/else', 3));
  await staff.hold({ editor: [['editor', 'department', 'academic-affairs']] });
  expect((await told('editor')).list).toMatchObject([
    { count: 1, places: [{ part: 'apps', key: 'transcript-print' }] },
  ]);
  await staff.hold({ editor: [['editor', 'department', 'library']] });
  expect((await told('editor')).list).toEqual([]);
});

test('those that have failed longest are told, and that there are others', async () => {
  const many = Array.from({ length: mostDeadLinks }, (_, at) => failed(`https://gone.edu.cn/${at}`, 9));
  await keep(...many, failed('https://dead.edu.cn/print', 3));
  expect(await told()).toEqual({ list: [], more: true });
  const body = Array.from({ length: mostPlaces + 5 }, (_, at) => `position=${100 + at}`);
  for (const position of body)
    await run(`set  links  mingde  ${position}  group=更多  name=${position}  url=https://gone.edu.cn/0`);
  const [first, ...others] = (await told()).list;
  expect(first).toMatchObject({ address: 'https://gone.edu.cn/0', count: mostPlaces + 5 });
  expect(first?.places).toHaveLength(mostPlaces);
  expect(others).toEqual([]);
});
