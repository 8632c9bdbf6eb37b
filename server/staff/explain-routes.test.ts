import { explainThing } from '@yimen/contract/staff/explain';
import { ownPermits } from '@yimen/contract/staff/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

const [desk, editor, student] = ['20090157', '20120088', '2024310086'];
let world: World;
let tokens: { desk: string; editor: string };
beforeAll(async () => {
  world = await openWorld();
  await world.db.delete(grants);
  await run(`grant  give  mingde  ${desk}  desk`);
  await run(`grant  give  mingde  ${editor}  editor  department=it-center`);
  tokens = { desk: await world.signIn(desk), editor: await world.signIn(editor) };
  for (const token of Object.values(tokens)) await world.call(ownPermits, {}, { token });
  // The helper of the tests gives whoever has a staff session every permission.
  await scoped(world.db, { id: 'mingde' }).delete(grants, eq(grants.role, 'admin'));
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

const ask = (input: Parameters<typeof world.call<typeof explainThing>>[1], who: keyof typeof tokens = 'desk') =>
  world.call(explainThing, input, { token: tokens[who] });

test('the desk is told by which rule a student does not see a service, and so cannot begin it', async () => {
  const { data, msg } = await ask({ part: 'apps', key: 'salary-query', person: student });
  expect(msg).toBe('');
  const refused = {
    what: '',
    allowed: false,
    reason: '只对管理员、职工、教师开放，您不在其中',
    remedy: '请联系管理员申请',
  };
  expect(data).toMatchObject({
    name: '工资查询',
    identities: [{ label: '本科生', see: { allowed: false, steps: [refused] }, begin: { allowed: false }, note: '' }],
  });
  expect(data.identities[0]?.begin?.steps[0]?.reason).toBe('看不到，就不能办理');
});

test('that somebody was looked up is in the record, once for the same question', async () => {
  for (const person of [student, student, undefined]) await ask({ part: 'apps', key: 'campus-card-reissue', person });
  const told = (
    await readEvents(scoped(world.db, { id: 'mingde' }), { action: 'read-person', key: student }, 100)
  ).filter(({ detail }) => detail === 'apps campus-card-reissue');
  expect(told).toMatchObject([{ actor: `person:${desk}`, part: 'people', count: 2 }]);
});

test('however many are looked up at once, each is in the record by name', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const ids = (await here.rows(people)).slice(0, 30).map(({ id }) => id);
  for (const person of ids) await ask({ part: 'apps', key: 'transcript-print', person });
  const told = (await readEvents(here, { action: 'read-person' }, 200)).filter(
    ({ detail }) => detail === 'apps transcript-print',
  );
  expect(told.map(({ key }) => key).sort()).toEqual(ids.sort());
});

test('who may see and not begin is told so, by the call and by the command in the same words', async () => {
  const { data } = await ask({ part: 'apps', key: 'part-time-outside', person: student });
  const [own] = data.identities;
  expect([own?.see.allowed, own?.begin?.allowed]).toEqual([true, false]);
  expect((await run(`explain  apps  mingde  ${student}  id=part-time-outside`)).split('\n')).toEqual([
    '本科生：可见，对所有人开放',
    '本科生：不可办理，只对教师开放，您不在其中；请联系管理员申请',
  ]);
});

test('a guest is told that a sign-in is wanted, and what is closed says why', async () => {
  await run('set  apps  mingde  id=part-time-outside  state=closed  stateNote=系统升级');
  expect((await run('explain  apps  mingde  guest  id=part-time-outside')).split('\n')).toEqual([
    '访客：可见，对所有人开放',
    '访客：不可办理，状态：系统升级',
    '访客：不可办理，登录：要登录才能办理；登录后再办理',
    '访客：不可办理，只对教师开放，您不在其中；登录后再看',
  ]);
  const { data } = await ask({ part: 'apps', key: 'part-time-outside' });
  expect(data.identities.map(({ label }) => label)).toEqual(['访客']);
  await run('set  apps  mingde  id=part-time-outside  state=open  stateNote=');
});

test('what the menu does not list is said to be found by a link alone', async () => {
  const menu = { pc: '/service-hall', phone: '/mobile/work' };
  const hall = async (audience: string) => {
    for (const path of Object.values(menu)) {
      const [id] = await entriesAt(path);
      await run(`set  menus  mingde  id=${id}  audience=${audience}`);
    }
  };
  await hall('{"userTypes":["STAFF"]}');
  expect(await run(`explain  apps  mingde  ${student}  id=transcript-print`)).toContain(
    '本科生：菜单里没有列出它的页面，只能由链接打开',
  );
  expect(await run(`explain  modules  mingde  ${student}  template=1  path=rank`)).toContain(
    '本科生：不可见，菜单：菜单里没有它的内容；',
  );
  await hall('null');
  expect(await run(`explain  apps  mingde  ${student}  id=transcript-print`)).not.toContain('只能由链接');
});

async function entriesAt(path: string): Promise<string[]> {
  const rows = JSON.parse(await run(`show  menus  mingde  path=${path}`)) as { id: string }[];
  return rows.map(({ id }) => id);
}

test('a module is told what stands above it', async () => {
  const modules = JSON.parse(await run('show  modules  mingde  template=1')) as { path: string }[];
  const child = modules.find(({ path }) => path.includes('/'))?.path ?? expect.fail('no module inside another');
  const parent = child.split('/')[0];
  await run(`set  modules  mingde  template=1  path=${parent}  enabled=false`);
  expect(await run(`explain  modules  mingde  guest  template=1  path=${child}`)).toMatch(
    /访客：不可见，模块“.+”：已停用；请管理员启用/,
  );
  await run(`set  modules  mingde  template=1  path=${parent}  enabled=true`);
});

test('nobody, nothing, and people of another department are not told of', async () => {
  expect((await ask({ part: 'apps', key: 'salary-query', person: 'nobody' })).code).toBe(404);
  expect((await ask({ part: 'apps', key: 'nothing' })).code).toBe(404);
  expect((await ask({ part: 'slides', key: 'banner' })).code).toBe(404);
  expect((await ask({ part: 'people' as 'apps', key: student })).code).toBe(400);
  expect((await ask({ part: 'apps', key: 'salary-query', person: student }, 'editor')).code).toBe(403);
  await run('grant  end  mingde  20120088  editor  department=it-center  --yes');
  await run('grant  give  mingde  20120088  editor  department=college-information');
  expect((await ask({ part: 'apps', key: 'salary-query', person: student }, 'editor')).success).toBe(true);
  const [notice] = JSON.parse(await run('show  notices  mingde  department=academic-affairs')) as { id: string }[];
  const asked = { part: 'notices', key: notice?.id ?? '' } as const;
  await run(`set  notices  mingde  id=${asked.key}  audience=null`);
  expect((await ask(asked, 'editor')).success).toBe(true);
  await run(`set  notices  mingde  id=${asked.key}  audience={"userTypes":["TEACHER"]}`);
  expect((await ask(asked, 'editor')).code).toBe(403);
  expect((await ask(asked)).success).toBe(true);
  await run('grant  end  mingde  20120088  editor  department=college-information  --yes');
  await run('grant  give  mingde  20120088  security');
  expect((await ask(asked, 'editor')).code, 'who may read people, but no notices').toBe(403);
});
