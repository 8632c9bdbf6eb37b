import { codes } from '@yimen/contract/envelope';
import { personMessages } from '@yimen/contract/person/data';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordFailures } from '../../audit/job-failures.ts';
import { importPieces, imports } from '../../database/schema/imports.ts';
import { people } from '../../database/schema/people.ts';
import { labels } from '../../database/schema/services.ts';
import { tryInTransaction } from '../../database/transaction.ts';
import { commandsOn } from '../../testing/commands.ts';
import { openEditors } from '../../testing/editors.ts';
import { type ImportsWorld, openWorldWithImports } from '../../testing/imports.ts';
import { applyImportJob, checkImportJob, sendImportJob } from './jobs.ts';

let world: ImportsWorld['world'];
let staff: ImportsWorld['staff'];
let here: ImportsWorld['here'];
let calls: ImportsWorld['calls'];
let admin: ImportsWorld['admin'];
const { run } = commandsOn(() => world);
beforeAll(async () => {
  ({ world, staff, here, calls, admin } = await openWorldWithImports());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
  await staff.begin({ admin: [['admin']] });
});

const pieces = () => here.count(importPieces);
const labelOf = (id: string) => here.first(labels, eq(labels.id, id));
const messages = async () => (await world.call(personMessages, {}, admin.as)).data.list;
const student = '2024310086';

describe('an import, when its job runs,', () => {
  test('is confirmed anew when it would change something else by then', async () => {
    const { number } = await admin.checked('people', [
      ['id', 'title'],
      [student, '班长'],
    ]);
    await run(`set  people  mingde  id=${student}  title=团支书`);
    await admin.confirm(number);
    await calls.run();
    expect(await admin.read(number)).toMatchObject({
      state: 'checked',
      check: 2,
      differences: expect.arrayContaining([expect.stringContaining('title "团支书" → "班长"')]),
    });
    expect(await messages()).toContainEqual(
      expect.objectContaining({ title: '导入要再确认：people.csv', source: '管理台', read: false }),
    );
    expect(await admin.confirm(number, { check: 1 })).toMatchObject({ code: codes.conflict });
    await admin.confirm(number);
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'applied' });
    expect(await here.first(people, eq(people.id, student))).toMatchObject({ title: '班长' });
  });

  test('of somebody who was disabled since is not written', async () => {
    const others = await openEditors(world, { other: '20120088' });
    await others.hold({ other: [['admin']] });
    const other = calls.as(others.as('other').as.token);
    const { number } = await other.checked('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    expect((await other.confirm(number)).success).toBe(true);
    await here.update(people, { disabled: true }, eq(people.id, '20120088'));
    await calls.run();
    await here.update(people, { disabled: false }, eq(people.id, '20120088'));
    const refused = { state: 'refused', errors: ['提交它的人已停用，什么都没有写入。'] };
    expect(await here.first(imports, eq(imports.number, number))).toMatchObject(refused);
    expect(await labelOf('late')).toBeNull();
  });

  test('has its job run from the moment that the database’s clock says', async () => {
    const found = await tryInTransaction(world.db, async (tx) => {
      await tx.execute(sql`select pg_sleep(0.01)`);
      await sendImportJob(tx, 'mingde', { number: 999_999, state: 'checking' });
      return tx.execute(sql`select 1 from jobs.job where data->>'number' = '999999'
        and start_after between now() - interval '1 ms' and now()`);
    });
    expect(found.rows).toHaveLength(1);
  });

  test('that is wrong by the time it is written leaves nothing, and says so', async () => {
    const { number } = await admin.checked('groupMembers', [
      ['group', 'person'],
      ['late-choir', student],
    ]);
    expect(await admin.read(number)).toMatchObject({ state: 'refused' });
    await run('set  groups  mingde  id=late-choir  name=合唱团');
    const next = await admin.checked('groupMembers', [
      ['group', 'person'],
      ['late-choir', student],
    ]);
    await run('remove  groups  mingde  id=late-choir  --yes');
    await admin.confirm(next.number);
    await calls.run();
    expect(await admin.read(next.number)).toMatchObject({
      state: 'refused',
      errors: expect.arrayContaining([expect.stringContaining('late-choir')]),
    });
    expect((await messages()).map(({ title }) => title)).toContain('导入没有写入：groupMembers.csv');
  });

  test('whose job fails at every try ends, and who handed it in is told why', async () => {
    await world.db.execute(sql`create function refuse_label() returns trigger language plpgsql as $$
      begin raise exception 'not this one'; end $$`);
    await world.db.execute(
      sql`create trigger refuse_label before insert on labels for each row execute function refuse_label()`,
    );
    const { number } = await admin.checked('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    await admin.confirm(number);
    const [failure] = await calls.run();
    expect(await admin.read(number)).toMatchObject({
      state: 'applying',
      job: { state: 'retrying', attempts: 1, failure: failure?.message },
    });
    await world.db.execute(
      sql`update jobs.job set retry_count = retry_limit - 1, start_after = now() where state = 'retry'`,
    );
    await calls.run();
    await recordFailures(world.db, [checkImportJob, applyImportJob]);
    expect(await admin.read(number)).toMatchObject({ state: 'failed', errors: [failure?.message], job: null });
    expect([await labelOf('late'), await pieces()]).toEqual([null, 0]);
    expect(await messages()).toContainEqual(
      expect.objectContaining({ title: '导入失败：labels.csv', text: expect.stringContaining(failure?.message ?? '') }),
    );
    await world.db.execute(sql`drop trigger refuse_label on labels`);
  });
});
