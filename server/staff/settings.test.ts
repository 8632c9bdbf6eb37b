import { codes } from '@yimen/contract/envelope';
import { staffDrafts } from '@yimen/contract/staff/drafts';
import { restoreEdition, staffEdition, staffEditions } from '@yimen/contract/staff/editions';
import { staffRelease, staffReleases } from '@yimen/contract/staff/releases';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { institutions } from '../database/schema/institutions.ts';
import { setFollowed } from '../tenancy/resolve.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { publishDue } from '../testing/scheduled.ts';
import type { World } from '../testing/world.ts';

const people = { chief: '20090157', anna: '20120088', boris: '20180266', dora: '20150132' };
type Who = keyof typeof people;
const settings = 'institutions:mingde';
const named = { part: 'institutions', key: 'mingde' } as const;

let world: World;
let staff: Editors<Who>;
let former: typeof institutions.$inferSelect;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
  await run(
    'set  roles  mingde  id=careful  name=设置  summary=  permissions={"settings.read":"direct","settings.write":"direct","settings.publish":"review"}',
  );
  former = await row();
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);
beforeEach(async () => {
  await world.db.update(institutions).set(former).where(eq(institutions.id, 'mingde'));
  await staff.begin({ chief: [['admin']], anna: [['careful']], boris: [['publisher']], dora: [['designer']] });
});

const row = async () =>
  (await world.db.select().from(institutions).where(eq(institutions.id, 'mingde')))[0] ?? expect.fail('mingde');
const config = async () => {
  setFollowed(world.db, false);
  return (await world.call(getConfig, {}, { token: await world.guest() })).data;
};
const restore = (number: number, who: Who) =>
  world.call(restoreEdition, { ...named, number, reason: '改错了' }, staff.as(who).as);

describe('settings of the institution', () => {
  test('are drafted field by field, published, seen by visitors, listed, restored and rolled back', async () => {
    const chief = staff.as('chief');
    await chief.save(settings, { hotline: '0579-1', 'theme.themColor': '#0a7f5a' });
    const { data } = await chief.read(settings);
    expect(data).toMatchObject({ name: former.name, live: { hotline: former.hotline } });
    expect(data.fields.map(({ field }) => field)).toEqual(['hotline', 'theme.themColor']);
    expect((await world.call(staffDrafts, { part: 'institutions' }, chief.as)).data.total).toBe(1);
    expect((await chief.submit([settings])).data).toMatchObject({ number: 1, state: 'published' });
    expect((await config()).hotline).toBe('0579-1');
    expect((await row()).theme).toEqual({ ...former.theme, themColor: '#0a7f5a' });

    const { list } = (await world.call(staffEditions, named, chief.as)).data;
    expect(list.map(({ number, fields }) => [number, fields])).toEqual([
      [2, ['hotline', 'theme.themColor']],
      [1, []],
    ]);
    const { data: first } = await world.call(staffEdition, { ...named, number: 1 }, chief.as);
    expect(first?.content).toMatchObject({ hotline: former.hotline });
    expect((await restore(1, 'chief')).data.release).toBe(2);
    expect(await row()).toMatchObject({ hotline: former.hotline, theme: former.theme });
    expect((await chief.rollBack(2)).data).toMatchObject({ count: 1, skipped: [] });
    expect((await row()).hotline).toBe('0579-1');
    const events = await readEvents(staff.here, { part: 'institutions' });
    expect(events.map(({ action, key }) => [action, key])).toEqual([
      ['roll-back', 'mingde'],
      ['restore-edition', 'mingde'],
      ['publish', 'mingde'],
      ['save-draft', 'mingde'],
    ]);
  });

  test('go out at a time, together with content', async () => {
    const chief = staff.as('chief');
    await chief.save(settings, { grey: true });
    await chief.save('articles:news-badminton-league', { title: '停赛' });
    const both = [settings, 'articles:news-badminton-league'] as const;
    expect((await chief.submit(both, '2099-01-01 08:00')).data.state).toBe('scheduled');
    expect((await row()).grey).toBe(false);
    await publishDue(world.db, 1);
    expect((await row()).grey).toBe(true);
  });

  test('wait for another person where the permission asks for a review', async () => {
    await staff.as('anna').save(settings, { hotline: '0579-2' });
    expect((await staff.as('anna').submit([settings])).data.state).toBe('submitted');
    expect((await staff.as('boris').approve(1)).code).toBe(codes.forbidden);
    expect((await staff.as('chief').approve(1)).data.state).toBe('published');
    expect((await row()).hotline).toBe('0579-2');
  });

  test('are checked as the command checks them', async () => {
    const chief = staff.as('chief');
    await chief.save(settings, { logo: 'no-such-picture', 'theme.themColor': 'red' });
    expect((await chief.check(settings)).join()).toMatch(/theme\.themColor/);
    await chief.save(settings, { 'theme.themColor': former.theme.themColor });
    expect((await chief.submit([settings])).msg).toContain('no-such-picture');
    expect(await row()).toEqual(former);
  });

  test('are never withdrawn, and are those of the institution alone', async () => {
    const chief = staff.as('chief');
    expect((await chief.withdraw(settings)).msg).toContain('单位设置不能归档');
    expect((await chief.read('institutions:yunzhou')).code).toBe(codes.notFound);
    expect((await chief.save('institutions:yunzhou', { hotline: '1' })).code).toBe(codes.notFound);
    const restored = { part: 'institutions', key: 'yunzhou', number: 1, reason: '试' } as const;
    expect((await world.call(restoreEdition, restored, chief.as)).code).toBe(codes.notFound);
  });

  test.each([
    ['hosts', 'a.example.edu'],
    ['dataVersion', 7],
    ['createdAt', '2026-01-01 08:00'],
    ['id', 'yunzhou'],
  ])('have no field %s', async (field, value) => {
    const saving = { ...named, revision: 0, values: { [field]: value } };
    const answer = await world.send('POST', '/staff/drafts/save', saving, staff.as('chief').as);
    expect(answer).toMatchObject({ code: codes.malformed });
    expect((await staff.as('chief').read(settings)).data.live).not.toHaveProperty(field === 'id' ? 'hosts' : field);
  });
});

describe('what protects 管理台 itself', () => {
  const bridge = { script: 'https://example.edu/bridge.js', shells: ['wechat'] };
  test.each([{ secondFactor: true }, { separateDuties: true }, { adminHost: 'mingde.localhost' }, { bridge }])(
    '%o is changed by no call',
    async (values) => {
      expect(await staff.as('chief').save(settings, values)).toMatchObject({
        code: codes.forbidden,
        msg: expect.stringContaining('只能用命令改'),
      });
    },
  );

  test('is neither restored nor rolled back nor published by a call, nor is a command’s plan cancelled', async () => {
    await run('set  institution  mingde  secondFactor=true  hotline=0579-3');
    await run('set  institution  mingde  secondFactor=false');
    const refused = { code: codes.forbidden, msg: expect.stringContaining('只能用命令改') };
    expect(await restore(2, 'chief')).toMatchObject(refused);
    expect(await staff.as('chief').rollBack(2)).toMatchObject(refused);
    await run('draft  set  mingde  institution:mingde  secondFactor=true');
    expect(await staff.as('chief').submit([settings])).toMatchObject(refused);
    await run('release  publish  mingde  收紧  at=2099-01-01 08:00');
    expect(await staff.as('chief').cancel(3)).toMatchObject(refused);
    expect((await row()).secondFactor).toBe(false);
    await run('release  cancel  mingde  3');
    await run('draft  discard  mingde  institution:mingde  --yes');
  });

  test('does not keep the other settings from being restored', async () => {
    await run('set  institution  mingde  hotline=0579-4');
    await run('set  institution  mingde  hotline=0579-5');
    expect((await restore(2, 'chief')).data.release).toBe(3);
    expect((await row()).hotline).toBe('0579-4');
  });
});

describe.each(['boris', 'dora'] as const)('who may publish other parts (%s)', (who) => {
  test('neither reads nor changes the settings', async () => {
    const other = staff.as(who);
    await staff.as('chief').save(settings, { hotline: '0579-6' });
    const refused = { code: codes.forbidden };
    expect(await other.read(settings)).toMatchObject(refused);
    expect(await other.save(settings, { hotline: '1' })).toMatchObject(refused);
    expect(await other.save(settings, { 'theme.themColor': '#0a7f5a' })).toMatchObject(refused);
    expect(await other.discard(settings)).toMatchObject(refused);
    expect(await other.withdraw(settings)).toMatchObject(refused);
    expect(await other.submit([settings])).toMatchObject(refused);
    expect((await world.call(staffDrafts, {}, other.as)).data.total).toBe(0);
    await staff.as('chief').submit([settings], '2099-01-01 08:00');
    expect(await other.cancel(1)).toMatchObject(refused);
    await staff.as('chief').cancel(1);
    await staff.as('chief').submit([settings]);
    expect(await other.rollBack(2)).toMatchObject(refused);
    expect(await restore(1, who)).toMatchObject(refused);
    expect(await world.call(staffEditions, named, other.as)).toMatchObject(refused);
    expect((await world.call(staffReleases, {}, other.as)).data.total).toBe(0);
    expect((await world.call(staffRelease, { number: 2 }, other.as)).data).toBeNull();
    expect((await row()).hotline).toBe('0579-6');
  });

  test('does not take it along in a release with what they may publish', async () => {
    await staff.as('chief').save(settings, { hotline: '0579-7' });
    await staff.as('chief').save('topics:topic-finals', { summary: '期末' });
    expect((await staff.as(who).submit([settings, 'topics:topic-finals'])).code).toBe(codes.forbidden);
    expect((await row()).hotline).toBe(former.hotline);
  });
});
