import { codes } from '@yimen/contract/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const people = { anna: '20120088', boris: '20180266', clara: '20150132' };
const [article, other, card] = [
  'articles:news-badminton-league',
  'articles:news-forum-85',
  'apps:campus-card-lost',
] as const;

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

describe('a column or a department that asks for a review', () => {
  test.each([
    ['the column', article, 'newsColumns', 'campus-news', other],
    ['the department', card, 'departments', 'it-center', 'apps:salary-query'],
  ] as const)('has %s wait, whoever submits it, and nothing elsewhere', async (_, row, part, id, elsewhere) => {
    const field = row.startsWith('articles') ? 'title' : 'summary';
    const [boris, clara] = [staff.as('boris'), staff.as('clara')];
    await run(`set  ${part}  mingde  id=${id}  review=true`);
    await boris.save(row, { [field]: '要审' });
    const { number, state } = (await boris.submit([row])).data;
    expect(state).toBe('submitted');
    expect((await boris.approve(number)).msg).toContain('不能批准自己');
    expect((await clara.approve(number)).data.state).toBe('published');
    await boris.save(elsewhere, { [field]: '不审' });
    expect((await boris.submit([elsewhere])).data.state).toBe('published');
    await run(`set  ${part}  mingde  id=${id}  review=false`);
    await boris.save(row, { [field]: '不再审' });
    expect((await boris.submit([row])).data.state).toBe('published');
  });

  test('asks for it of what moves into it, and of departments below', async () => {
    const boris = staff.as('boris');
    await run('set  newsColumns  mingde  id=lectures  review=true');
    await boris.save(article, { column: 'lectures' });
    expect((await boris.submit([article])).data.state).toBe('submitted');
    await run('set  newsColumns  mingde  id=lectures  review=false');
    await run('set  departments  mingde  id=archives  parent=it-center');
    await run('set  departments  mingde  id=it-center  review=true');
    await boris.save('apps:archive-query', { summary: '下级' });
    expect((await boris.submit(['apps:archive-query'])).data.state).toBe('submitted');
    await run('set  departments  mingde  id=archives  parent=');
    await run('set  departments  mingde  id=it-center  review=false');
  });

  test('is not freed of it by one person, and does not free who is reviewed by role', async () => {
    const boris = staff.as('boris');
    await run('set  newsColumns  mingde  id=campus-news  review=true');
    await boris.save('newsColumns:campus-news', { review: false });
    const { number, state } = (await boris.submit(['newsColumns:campus-news'])).data;
    expect(state).toBe('submitted');
    expect((await staff.as('clara').approve(number)).data.state).toBe('published');
    await staff.as('anna').save(card, { summary: '一' });
    expect((await staff.as('anna').submit([card])).data.state, 'the department asks for none').toBe('submitted');
  });

  test('has somebody else roll back what one published, and what comes back that one published', async () => {
    const [anna, boris, clara] = [staff.as('anna'), staff.as('boris'), staff.as('clara')];
    await boris.save(card, { summary: '没有审过的' });
    await boris.submit([card]);
    await clara.save(card, { summary: '改好的' });
    const { number } = (await clara.submit([card])).data;
    await run('set  departments  mingde  id=it-center  review=true');
    const refused = {
      code: codes.releaseRefused,
      msg: '这里的内容要经过审核，不能自己回滚自己发布的内容：请另一位发布人回滚，或把以前的内容存为草稿，再提交',
    };
    expect(await clara.rollBack(number)).toMatchObject(refused);
    expect(await boris.rollBack(number), 'what comes back is his').toMatchObject(refused);
    expect((await anna.rollBack(number)).code, 'she may not approve').toBe(codes.forbidden);
    await staff.hold({ anna: [['publisher']] });
    expect((await anna.rollBack(number)).data.count).toBe(1);
    await run('set  departments  mingde  id=it-center  review=false');
  });

  test('does not stop the operator', async () => {
    await run('set  newsColumns  mingde  id=campus-news  review=true');
    await run(`draft  set  mingde  ${article}  title=命令行的`);
    expect(await run('release  publish  mingde  直接')).toContain('已发布 1 项');
    await run('set  newsColumns  mingde  id=campus-news  review=false');
  });
});
