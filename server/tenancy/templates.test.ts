import { personWork } from '@yimen/contract/person/data';
import { bottomMedia, type ModuleSign } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { media, modules } from '../database/schema/site.ts';
import { openWorld, type World } from '../testing/world.ts';
import { contentChanged } from './resolve.ts';

const institution = 'yunzhou';
const host = `${institution}.localhost`;

let world: World;
let caller: { host: string; token: string };
beforeAll(async () => {
  world = await openWorld();
  caller = { host, token: await world.signIn('luruoxi', { host }) };
});
afterAll(() => world.close());

describe('the personal centre', () => {
  const signsOf = async (input: { template?: number }) =>
    (await world.call(personWork, input, caller)).data.map(({ sign }) => sign);
  const add = async (template: string, path: string, position: number, enabled = true) => {
    const row = { institution, template, path, position, sign: path as ModuleSign, name: path, enabled };
    await world.db.insert(modules).values(row);
    await contentChanged(world.db, { id: institution });
  };

  test('of template 2 or 3 has its own modules where there are some, else those of template 1', async () => {
    const usual = await signsOf({});
    expect(usual.length).toBeGreaterThan(0);
    for (const template of [1, 2, 3]) expect(await signsOf({ template })).toEqual(usual);
    await add('personal-2', 'personMessages', 1);
    await add('personal-2', 'personCard', 0);
    await add('personal-2', 'recent', 2, false);
    expect(await signsOf({ template: 2 }), 'in order, without what is switched off').toEqual([
      'personCard',
      'personMessages',
    ]);
    await add('personal-3', 'recent', 0);
    expect(await signsOf({ template: 3 })).toEqual(['recent']);
    for (const template of [undefined, 1]) expect(await signsOf(template ? { template } : {})).toEqual(usual);
  });

  test.each([0, 4, 'personal'])('has no template %s', async (template) => {
    expect(await world.call(personWork, { template: template as number }, caller)).toMatchObject({ status: 400 });
  });
});

describe("the footer's media", () => {
  const rows = [
    { name: '热线', kind: 'text' as const, text: '12345' },
    { name: '公众号', kind: 'qr' as const, text: 'https://one.example/' },
    { name: '办事指南', kind: 'qr' as const, text: 'https://two.example/' },
  ];
  beforeAll(async () => {
    await world.db.delete(media).where(eq(media.institution, institution));
    await world.db.insert(media).values(rows.map((row, position) => ({ ...row, institution, position })));
    await contentChanged(world.db, { id: institution });
  });

  test.each([
    [1, ['公众号', '办事指南']],
    [2, ['公众号']],
    [3, []],
  ])('of style %i draw the codes of %j, and keep all words', async (style, drawn) => {
    const { data } = await world.call(bottomMedia, { style }, caller);
    expect(data.map(({ name, kind, text }) => ({ name, kind, text }))).toEqual(rows);
    expect(data.filter(({ qr }) => qr !== null).map(({ name }) => name)).toEqual(drawn);
    for (const { qr } of data) if (qr) expect(qr.path.length).toBeGreaterThan(100);
  });

  test('are asked for in the style that the settings name', async () => {
    for (const bottomMediaStyle of [1, 2, 3] as const) {
      await world.db.update(institutions).set({ bottomMediaStyle }).where(eq(institutions.id, institution));
      await contentChanged(world.db, { id: institution });
      expect((await world.call(getConfig, {}, caller)).data.bottomMediaStyle).toBe(bottomMediaStyle);
    }
    expect(await world.call(bottomMedia, { style: 4 }, caller)).toMatchObject({ status: 400 });
  });
});
