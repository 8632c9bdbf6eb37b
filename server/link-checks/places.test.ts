import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { addressesIn, linkPlaces } from './places.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

test('outside addresses are found in fields and texts, with the row and the column', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  expect((await linkPlaces(here)).size, 'the demo has none that anybody could ask').toBe(0);
  await run('host  add  mingde  my.mingde.edu.cn');
  await run(
    'set  services  mingde  id=transcript-print  pcUrl=https://jw.edu.cn/print  mobileUrl=https://jw.edu.cn/print',
  );
  await run('set  menus  mingde  id=x  name=别处  path=https://elsewhere.edu.cn  link=https://elsewhere.edu.cn');
  await run('set  slides  mingde  kind=banner  position=0  link=https://my.mingde.edu.cn/home');
  const told = [{ type: 'p', text: '详见 https://jw.edu.cn/print，或（http://old.edu.cn:8080/a?b=1#c）。' }];
  await run(`set  articles  mingde  id=news-badminton-league  body=${JSON.stringify(told)}`);
  const places = await linkPlaces(here);
  expect([...places.keys()].toSorted()).toEqual([
    'http://old.edu.cn:8080/a?b=1',
    'https://elsewhere.edu.cn/',
    'https://jw.edu.cn/print',
  ]);
  const rows = (address: string) => places.get(address)?.map(({ part, key, column }) => [part, key, column].join(' '));
  expect(rows('https://jw.edu.cn/print')?.toSorted()).toEqual([
    'apps transcript-print mobileUrl',
    'apps transcript-print pcUrl',
    'articles news-badminton-league body',
  ]);
  expect(rows('https://elsewhere.edu.cn/')).toContain('menus x link');
  expect(places.get('http://old.edu.cn:8080/a?b=1')?.[0]?.name).toMatch(/./);
});

test.each([
  ['https://a.edu.cn', ['https://a.edu.cn/']],
  ['https://user:secret@a.edu.cn/x#y', ['https://a.edu.cn/x']],
  ['see https://a.edu.cn/x. And http://b.edu.cn/?q=1!', ['https://a.edu.cn/x', 'http://b.edu.cn/?q=1']],
  ['《https://a.edu.cn/书》', ['https://a.edu.cn/%E4%B9%A6']],
  ['https://lib.mingde.example https://localhost/ http://x.test', []],
  ['/service-hall', []],
  ['https://', []],
  [`https://a.edu.cn/${'x'.repeat(2000)}`, []],
  [
    { list: [{ url: 'https://a.edu.cn/1' }, 'https://a.edu.cn/2'], none: null, count: 3 },
    ['https://a.edu.cn/1', 'https://a.edu.cn/2'],
  ],
])('of %j these are asked: %j', (value, addresses) => {
  expect(addressesIn(value)).toEqual(addresses);
});
