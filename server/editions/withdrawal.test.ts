import { newsInfo } from '@yimen/contract/news/articles';
import { staffEdition, staffEditions } from '@yimen/contract/staff/editions';
import { staffRelease } from '@yimen/contract/staff/releases';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const people = { boris: '20180266', clara: '20150132' };
const [league, institute] = ['news-badminton-league', 'news-county-governance-institute'] as const;
const row = `articles:${league}` as const;
const thing = { part: 'articles', key: league } as const;
const told: Withdrawal = { reason: '活动已经结束', replacement: { part: 'articles', key: institute } };

let world: World;
let staff: Editors<keyof typeof people>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
});
afterAll(() => world.close());
beforeEach(() => staff.begin({ boris: [['publisher']], clara: [['publisher']] }));
const { run, failed } = commandsOn(() => world);

describe('what visitors are to be told of a withdrawal', () => {
  test('is shown with its draft, its release and its edition, by calls and commands', async () => {
    const boris = staff.as('boris');
    await boris.withdraw(row, undefined, told);
    expect((await boris.read(row)).data).toMatchObject({ withdraws: true, withdrawal: told });
    const words = `归档，并告诉访客：活动已经结束；改看 articles:${institute}`;
    expect((await readEvents(staff.here, { action: 'save-draft' }))[0]?.detail).toBe(words);
    expect(await run(`draft  show  mingde  ${row}`)).toContain(words);
    await boris.submit([row]);
    const release = (await world.call(staffRelease, { number: 1 }, boris.as)).data;
    expect(release?.items).toMatchObject([{ key: league, withdrawn: true, withdrawal: told, changes: [] }]);
    const { list } = (await world.call(staffEditions, thing, boris.as)).data;
    expect(list.map(({ withdrawal }) => withdrawal)).toEqual([told, null]);
    expect((await world.call(staffEdition, { ...thing, number: 2 }, boris.as)).data).toMatchObject({
      content: null,
      withdrawal: told,
    });
    expect(await run(`edition  list  mingde  ${row}`)).toContain(words);
    expect(await run(`edition  show  mingde  ${row}  2`)).toBe(words);
    await boris.rollBack(1);
    expect((await world.call(staffEditions, thing, boris.as)).data.list[0]).toMatchObject({ withdrawal: null });
  });

  test('is shown to who approves it', async () => {
    await staff.hold({ boris: [['editor'], ['publisher']], clara: [['publisher']] });
    await run('set  newsColumns  mingde  id=campus-news  review=true');
    await staff.as('boris').withdraw(row, undefined, told);
    expect((await staff.as('boris').submit([row])).data).toMatchObject({ state: 'submitted' });
    const release = (await world.call(staffRelease, { number: 2 }, staff.as('clara').as)).data;
    expect(release?.items).toMatchObject([{ withdrawn: true, withdrawal: told }]);
    await staff.as('clara').sendBack(2);
    await run('set  newsColumns  mingde  id=campus-news  review=false');
  });

  test('is forgotten where the draft withdraws no longer, and changed by saving it again', async () => {
    const boris = staff.as('boris');
    await boris.withdraw(row, undefined, told);
    await boris.withdraw(row, undefined, { reason: '推迟到春季' });
    expect((await boris.read(row)).data?.withdrawal).toEqual({ reason: '推迟到春季', replacement: null });
    await boris.save(row, { title: '照常举行' });
    expect((await boris.read(row)).data).toMatchObject({ withdraws: false, withdrawal: null });
  });

  test('is no more than a line of 200 characters, and an address that may be a link', async () => {
    const boris = staff.as('boris');
    const refused = async (given: Partial<Withdrawal>) => (await boris.withdraw(row, 0, given)).msg;
    expect(await refused({ reason: '长'.repeat(201) })).toContain('最多 200 个字');
    expect(await refused({ reason: '两\n行' })).toContain('不可用的字符');
    for (const link of ['javascript:alert(1)', '//elsewhere.example', 'https://a@b.example/', 'ftp://files.example'])
      expect(await refused({ replacement: { link } }), link).toContain('去处');
    expect(await failed(`draft  withdraw  mingde  ${row}  replacement=javascript:alert(1)`)).toContain('javascript');
    expect(await failed(`draft  withdraw  mingde  ${row}  why=x`)).toContain('可用 reason=、replacement= 和 silent=');
  });
});

describe('a withdrawal of which visitors are told nothing', () => {
  test('is told from one without words, and takes none', async () => {
    const boris = staff.as('boris');
    await boris.withdraw(row);
    expect((await boris.read(row)).data?.withdrawal).toEqual({ reason: '', replacement: null });
    expect(await run(`draft  show  mingde  ${row}`)).toContain('归档，并告诉访客');
    await boris.withdraw(row, undefined, { silent: true });
    expect((await boris.read(row)).data).toMatchObject({ withdraws: true, withdrawal: null });
    expect((await readEvents(staff.here, { action: 'save-draft' }))[0]?.detail).toBe('归档');
    expect((await boris.withdraw(row, undefined, { silent: true, reason: '涉及个人' })).msg).toContain('请不要填写');
    const withdrawing = `draft  withdraw  mingde  ${row}`;
    expect(await run(`${withdrawing}  silent=true`)).toBe(`${row} 发布后归档，不告诉访客。`);
    expect(await run(`${withdrawing}  silent=false`)).toBe(`${row} 发布后归档，并告诉访客。`);
    expect(await failed(`${withdrawing}  silent=true  replacement=/news`)).toContain('请不要填写');
    expect(await failed(`${withdrawing}  silent=yes`)).toContain('silent=true');
  });
});

describe('where visitors go instead', () => {
  const saving = (replacement: string) => failed(`draft  withdraw  mingde  ${row}  replacement=${replacement}`);

  test('is something that they can open, and not what is withdrawn', async () => {
    const [{ id: system }] = JSON.parse(await run('show  apps  mingde  attributeType=2'));
    expect(await saving(row)).toContain('就是要归档的这一项');
    expect(await saving(`/news/more/${league}?from=home`)).toContain('就是要归档的这一项');
    expect(await saving(`https://mingde.localhost/mobile/news?article=${league}`)).toContain('就是要归档的这一项');
    expect(await saving('articles:none')).toContain('没有发布');
    expect(await saving(`apps:${system}`)).toContain('是业务系统');
    expect(await saving('slides:banner,0')).toContain('去处应为');
    expect(await saving('/no-such-page')).toContain('不是门户的页面');
    await run(`set  articles  mingde  id=${institute}  publishedAt=2099-01-01 08:00`);
    expect(await saving(`articles:${institute}`), 'it may go when that has come').toBe('fine');
    expect(await failed('release  publish  mingde  归档')).toContain('还没有到发布时间');
    await run(`edition  restore  mingde  articles:${institute}  1  reason=还原`);
    expect(await saving(`articles:${institute}`)).toBe('fine');
    expect(await saving('/service-hall?query=体育')).toBe('fine');
  });

  test('is not told of what has no page', async () => {
    expect(await failed('draft  withdraw  mingde  menus:nav-home  reason=不用了')).toContain('没有自己的页面');
    expect(await run('draft  withdraw  mingde  menus:nav-home')).toBe('menus:nav-home 发布后归档。');
  });

  test('is asked again when it is published: it may have gone, or go by the same release', async () => {
    await run(`draft  withdraw  mingde  ${row}  replacement=articles:${institute}`);
    await run(`draft  withdraw  mingde  articles:${institute}  replacement=${'/news'}`);
    expect(await saving(`articles:${institute}`)).toContain('也要归档');
    expect(await failed('release  publish  mingde  两篇')).toContain(`${row}：去处 articles:${institute} 没有发布`);
    expect((await world.call(newsInfo, { id: league }, { token: await world.guest() })).code).toBe(200);
    await run(`release  publish  mingde  一篇  item=articles:${institute}`);
    expect(await staff.as('boris').check(row)).toEqual([
      expect.stringContaining(`去处 articles:${institute} 没有发布`),
    ]);
    await run('release  rollback  mingde  1  reason=还原');
    expect(await run('release  publish  mingde  一篇')).toContain('已发布 1 项');
    await run('release  rollback  mingde  3  reason=还原');
  });
});
