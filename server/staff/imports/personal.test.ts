import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { imports } from '../../database/schema/imports.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { commandsOn } from '../../testing/commands.ts';
import { openEditors } from '../../testing/editors.ts';
import { importsOf } from '../../testing/imports.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let here: Scoped;
let staff: Awaited<ReturnType<typeof openEditors<'admin'>>>;
let admin: ReturnType<typeof calls.as>;
const calls = importsOf(() => world);
const { run } = commandsOn(() => world);

beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  staff = await openEditors(world, { admin: '20150132' });
  admin = calls.as(staff.as('admin').as.token);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
  await staff.begin({ admin: [['admin']] });
});

const student = '2024310086';

describe('personal data', () => {
  const rows = [
    ['id', 'title'],
    [student, '副班长'],
  ];

  test('is told until the import ends, and by the record afterwards under the person’s key', async () => {
    const { number, differences } = await admin.checked('people', rows);
    expect(differences.join()).toContain('副班长');
    await admin.confirm(number);
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'applied', counts: { changed: 1 }, differences: [] });
    const [entry] = await readEvents(here, { action: 'import' });
    expect(entry).toMatchObject({ part: 'people', after: { [student]: { title: '…' } } });
    const stored = await here.first(auditEntries, eq(auditEntries.action, 'import'));
    expect(JSON.stringify(stored)).not.toContain('副班长');
  });

  test('of imports goes when somebody is erased', async () => {
    await run('user  mingde  zhangsan  name=张三  userType=STAFF');
    const waiting = await admin.checked('people', [
      ['id', 'title'],
      ['zhangsan', '主任'],
    ]);
    const wrong = await admin.checked('people', [
      ['id', 'userType'],
      ['zhangsan', 'NOBODY'],
    ]);
    const label = await admin.checked('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    await run('person  erase  mingde  zhangsan  --yes');
    expect(await admin.read(waiting.number)).toMatchObject({ state: 'failed' });
    expect(await admin.read(wrong.number)).toMatchObject({ state: 'refused', errors: [] });
    expect(await admin.read(label.number)).toMatchObject({ state: 'checked' });
    expect(JSON.stringify(await here.rows(imports))).not.toContain('zhangsan');
  });
});
