import { schoolCalendar } from '@yimen/contract/schedule/calendar';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getServiceApp } from '@yimen/contract/services/list';
import { homeConfig, themeList, topNavigation } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { run, failed } = commandsOn(() => world);

describe('one change', () => {
  const as = { host: 'mingde.localhost' };

  test('of settings and colours is shown at once', async () => {
    await run('set  institution  mingde  hotline=0579-1  template=2  grey=true');
    await run('set  theme  mingde  themColor=#0a7f5a');
    expect((await world.call(getConfig, {}, as)).data).toMatchObject({ hotline: '0579-1', template: 2 });
    expect((await world.call(themeList, {}, as)).data).toMatchObject({ themColor: '#0a7f5a', grey: true });
    expect(await failed('set  theme  mingde  themColor=green')).toMatch(/的 theme\.themColor：颜色应写作/);
    expect(await failed('set  institution  mingde  onLineMinute=0')).toMatch(/的 onLineMinute：不能小于 5/);
    expect(await failed('set  institution  mingde  id=other')).toMatch(/单位代号不能直接改/);
  });

  test('adds, changes and removes a menu entry', async () => {
    const token = await world.guest(as);
    const named = async () =>
      (await world.call(topNavigation, {}, { ...as, token })).data.filter(
        ({ pageNavigationId }) => pageNavigationId === 'm-new',
      );
    expect(await run('set  menus  mingde  id=m-new  name=日程  path=/schedule-center')).toBe(
      '已新增 menus 中的 1 行。',
    );
    expect(await named()).toMatchObject([{ name: '日程', link: '/schedule-center', isDefault: 1, isLogin: 0 }]);
    expect(await run('set  menus  mingde  id=m-new  isLogin=1')).toBe('已修改 menus 中的 1 行。');
    expect(await named()).toMatchObject([{ name: '日程', isLogin: 1 }]);
    expect(await run('remove  menus  mingde  id=m-new  --yes')).toBe('已删除 menus 中的 1 行。');
    expect(await named()).toEqual([]);
    // The link is derived from the path.
    expect(await failed('set  menus  mingde  id=m-new  name=别处  path=别处')).toBe(
      '有 1 处问题，没有改动任何数据：\nmenus 第 1 行（m-new）的 path：应为 https:// 开头的地址，或 / 开头的路径',
    );
    expect(await failed('set  menus  mingde  name=无')).toBe('没有写明是哪一行：请加上 id=…');
  });

  test('adds a day that follows another one’s timetable', async () => {
    await run(
      'set  calendarEvents  mingde  id=made-up  title=调休上课  kind=workday  start=2027-04-24  follows=2027-04-30',
    );
    const token = await world.guest(as);
    const { data } = await world.call(schoolCalendar, { start: '2027-04-24', end: '2027-04-24' }, { ...as, token });
    expect(data).toMatchObject([{ title: '调休上课', end: '2027-04-24', follows: '2027-04-30' }]);
  });

  test('switches a module off, under its institution alone', async () => {
    await run('set  modules  mingde  template=1  path=news  enabled=false');
    const signs = async (host: string) =>
      (await world.call(homeConfig, {}, { host, token: await world.guest({ host }) })).data.map(({ sign }) => sign);
    expect(await signs('mingde.localhost')).not.toContain('news');
    expect(await signs('jiangcheng.localhost')).toContain('news');
  });

  test('adds a service that is found and opened, and refuses one of an unknown department', async () => {
    const token = await world.guest(as);
    const made = 'set  services  mingde  id=bike-permit  name=电动车通行证  category=life';
    expect(await failed(`${made}  department=moon`)).toMatch(/^apps 第 1 行（bike-permit）的 department：“moon” 不在/m);
    const [department] = JSON.parse(await run('show  departments  mingde')) as { id: string }[];
    const [category] = JSON.parse(await run('show  categories  mingde  attributeType=1')) as { id: string }[];
    await run(
      `set  services  mingde  id=bike-permit  name=电动车通行证  category=${category?.id}  department=${department?.id}`,
    );
    const found = await world.call(getServiceApp, { query: 'ddctxz' }, { ...as, token });
    expect(found.data.list.map(({ id }) => id)).toContain('bike-permit');
    await run('set  guides  mingde  app=bike-permit  guide.who=全体师生  guide.conditions=["车已上牌"]');
    const { data } = await world.call(getAppGuide, { appId: 'bike-permit' }, { ...as, token });
    expect(data.guide).toMatchObject({ who: '全体师生', conditions: ['车已上牌'], fee: '' });
    expect(await failed('set  guides  mingde  app=bike-permit  guide.who=1')).toMatch(/的 guide\.who：/);
  });

  test('of a name changes its reading, unless that is given', async () => {
    const readingOf = async () => JSON.parse(await run('show  people  mingde  id=2024310086'))[0].pinyin as string;
    await run('set  people  mingde  id=2024310086  name=单老师  pinyin=shan');
    expect(await readingOf()).toBe('shan');
    await run('set  people  mingde  id=2024310086  name=林老师');
    expect(await readingOf()).toMatch(/^lin/);
  });

  test('adds a host once, and never takes one from another institution', async () => {
    await run('host  add  mingde  Portal.Example.edu');
    expect((await world.call(getConfig, {}, { host: 'portal.example.edu' })).data.key).toBe('mingde');
    expect(await failed('host  add  yunzhou  portal.example.edu')).toBe('主机名 portal.example.edu 已经属于 mingde。');
    expect(await failed('host  remove  yunzhou  yunzhou.localhost'), 'the last one').toContain('唯一的主机名');
    await run('host  remove  mingde  portal.example.edu  --yes');
    await expect(world.call(getConfig, {}, { host: 'portal.example.edu' })).rejects.toThrow(/No institution answers/);
  });
});
