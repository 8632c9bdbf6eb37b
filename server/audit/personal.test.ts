import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, personKeys } from '../database/schema/audit.ts';
import { people } from '../database/schema/people.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { readEvents } from './store.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-personal-'));
  await run('user  mingde  zhangsan  name=张三  userType=STAFF');
  await run('user  mingde  lisi  name=李四  userType=STAFF');
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await world.db.delete(auditEntries);
});
const { run } = commandsOn(() => world);

const listed = (more = '') => run(`audit  list  mingde${more}`);
/** All that the database holds of entries and keys. */
const stored = async () =>
  JSON.stringify([
    (await world.db.execute(sql`select * from audit_entries`)).rows,
    (await world.db.execute(sql`select * from person_keys`)).rows,
  ]);

describe('a value of a person in an entry', () => {
  test('is encrypted in the database, and read by the commands, which is recorded', async () => {
    await run('set  people  mingde  id=zhangsan  phone=13800001111');
    await run('set  people  mingde  id=zhangsan  phone=13900002222');
    expect(await stored()).not.toMatch(/13800001111|13900002222/);
    expect(await listed()).toContain('phone: "13800001111" → "13900002222"');
    expect(await listed('  action=command  key=')).toContain('audit list mingde');
    const file = path.join(folder, 'audit.csv');
    await run(`audit  export  mingde  ${file}`);
    expect(await readFile(file, 'utf8')).toContain('13900002222');
  });

  test('is hidden from who reads entries in another way', async () => {
    await run('set  people  mingde  id=zhangsan  email=z@example.edu');
    const entries = await readEvents(scoped(world.db, { id: 'mingde' }), { part: 'people' });
    expect(entries).toMatchObject([{ before: { email: '…' }, after: { email: '…' } }]);
  });

  test('is encrypted in the one entry of many people too, each under their own key', async () => {
    const file = path.join(folder, 'people.csv');
    await writeFile(file, 'id,phone\nzhangsan,13800003333\nlisi,13800004444\n');
    await run(`apply  people  mingde  ${file}  --yes`);
    expect(await stored()).not.toMatch(/1380000[34]/);
    const told = await listed();
    for (const phone of ['13800003333', '13800004444']) expect(told).toContain(phone);
  });

  test('cannot be read after the person is erased, while the entry and the chain stay', async () => {
    await run('set  people  mingde  id=zhangsan  phone=13800005555');
    await run('set  people  mingde  id=lisi  phone=13800006666');
    await run('jobs  run  seal-audit');
    await run('person  erase  mingde  zhangsan  --yes');
    const after = await listed('  part=people');
    expect(after).toContain('phone: "已抹除" → "已抹除"');
    expect(after).toContain('13800006666');
    expect(after).not.toContain('13800005555');
    expect(await run('audit  verify  mingde')).toContain('mingde：完整');
    // Somebody who gets the same id later has another key.
    await run('user  mingde  zhangsan  name=张小三  userType=STAFF');
    const again = await listed('  part=people  key=zhangsan');
    expect(again).toContain('"张小三"');
    expect(again).toContain('"已抹除"');
    expect(again).not.toContain('13800005555');
  });

  test('can be erased when the person’s row is gone already', async () => {
    await run('set  people  mingde  id=lisi  title=李教授');
    await scoped(world.db, { id: 'mingde' }).delete(people, eq(people.id, 'lisi'));
    expect(await listed()).toContain('"李教授"');
    expect(await run('person  erase  mingde  lisi  --yes')).toContain('审计记录中的个人信息');
    expect(await listed()).not.toContain('李教授');
  });

  test('goes with its key when the institution is deleted', async () => {
    await run('create  trial  试用  trial.localhost');
    await run('user  trial  wangwu  name=王五  userType=STAFF');
    expect(await run('audit  list  trial')).toContain('王五');
    await run('delete  trial  --without-export  --yes');
    expect(await scoped(world.db, { id: 'trial' }).rows(personKeys)).toEqual([]);
    const after = await run('audit  list  trial');
    expect(after).toContain('已抹除');
    expect(after).not.toContain('王五');
  });
});

test.each([
  ['explain  services  mingde  lisi  id=transcript-print', 'explain services mingde transcript-print'],
  ['grant  explain  mingde  lisi  notices.publish', 'grant explain mingde'],
  ['sign-in  link  mingde  lisi', 'sign-in link mingde'],
])('“%s” is recorded with the id of its person as the key alone', async (line, detail) => {
  await run('user  mingde  lisi  name=李四  userType=ADMIN');
  await world.db.delete(auditEntries);
  await run(line);
  expect(await readEvents(scoped(world.db, { id: 'mingde' }), {})).toMatchObject([
    { action: 'command', part: 'people', key: 'lisi', detail, before: null, after: null },
  ]);
});
