import { restoreEdition, staffEdition, staffEditions } from '@yimen/contract/staff/editions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { articles } from '../database/schema/publishing.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const people = { anna: '20120088', boris: '20180266', clara: '20150132' };
const [article, exam] = ['articles:news-badminton-league', 'apps:campus-card-unlock'] as const;

let world: World;
let staff: Editors<keyof typeof people>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
});
afterAll(() => world.close());
beforeEach(() =>
  staff.begin({ anna: [['editor', 'department', 'it-center']], boris: [['publisher']], clara: [['publisher']] }),
);
const { run } = commandsOn(() => world);

const titleOf = async (id: string) => (await staff.here.first(articles, eq(articles.id, id)))?.title;

describe('editions', () => {
  test('are listed, read and restored by who may publish', async () => {
    const boris = staff.as('boris');
    const before = await titleOf('news-badminton-league');
    await boris.save(article, { title: '一', summary: '一' });
    await boris.submit([article]);
    const thing = { part: 'articles', key: 'news-badminton-league' } as const;
    const { list } = (await world.call(staffEditions, thing, boris.as)).data;
    expect(list).toMatchObject([
      { number: 2, release: 1, title: '改版', publishedBy: { id: staff.actor('boris') }, fields: ['title', 'summary'] },
      { number: 1, release: null, publishedAt: null, publishedBy: null, fields: [] },
    ]);
    const first = await world.call(staffEdition, { ...thing, number: 1 }, boris.as);
    expect(first.data?.content).toMatchObject({ title: before });
    expect((await world.call(staffEdition, { ...thing, number: 9 }, boris.as)).data).toBeNull();
    const restoring = { ...thing, number: 1, reason: '改错了' };
    expect((await world.call(restoreEdition, restoring, boris.as)).data).toEqual({ release: 2, along: 0 });
    expect(await titleOf('news-badminton-league')).toBe(before);
    expect((await world.call(restoreEdition, restoring, boris.as)).msg).toContain('一样');
    expect((await readEvents(staff.here, { action: 'restore-edition' }))[0]).toMatchObject({
      key: 'news-badminton-league',
      detail: '版本 1：改错了',
    });
    expect((await world.call(staffEditions, thing, staff.as('anna').as)).code).toBe(403);
    expect((await world.call(restoreEdition, restoring, staff.as('anna').as)).code).toBe(403);
  });

  test('are restored past no review', async () => {
    const boris = staff.as('boris');
    await boris.save(article, { title: '一' });
    await boris.submit([article]);
    await run('set  newsColumns  mingde  id=campus-news  review=true');
    const restoring = { part: 'articles', key: 'news-badminton-league', number: 1, reason: '改错了' } as const;
    expect((await world.call(restoreEdition, restoring, boris.as)).msg).toContain('存为草稿');
    await run('set  newsColumns  mingde  id=campus-news  review=false');
  });

  test('of what is gone are read by those to whom it belonged', async () => {
    const boris = staff.as('boris');
    await boris.withdraw(exam);
    await boris.submit([exam]);
    const thing = { part: 'apps', key: 'campus-card-unlock' } as const;
    const own = (await world.call(staffEditions, thing, staff.as('anna').as)).data.list;
    expect(own[0]).toMatchObject({ number: 2, withdrawn: true });
    expect((await world.call(restoreEdition, { ...thing, number: 1, reason: '还要' }, boris.as)).success).toBe(true);
  });
});
