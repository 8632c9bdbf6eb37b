import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { accounts } from '../database/schema/people.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { run, failed } = commandsOn(() => world);

describe('the commands of roles and grants', () => {
  test('list the roles, and show what one allows', async () => {
    expect(await run('role  list  mingde')).toContain('admin  机构管理员  整个单位，全部  1 人');
    const shown = await run('role  show  mingde  editor');
    expect(shown).toContain('  通知：看、改、发布（须审核）');
    expect(shown).not.toContain('机构设置');
  });

  test('tell of a password that whoever gave a code or an initial one may know', async () => {
    const here = scoped(world.db, { id: 'mingde' });
    const known = (knownBy: string | null) => here.update(accounts, { knownBy }, eq(accounts.person, '20180266'));
    const give = 'grant  give  mingde  20180266  publisher';
    expect(await run(give)).not.toContain('提醒');
    await run('grant  end  mingde  20180266  publisher  --yes');
    await known('20120088');
    expect(await run(give)).toMatch(/^提醒：纪晓棠（20180266）的密码.*请用 one-time-code 另发一个登录码给本人/);
    await run('grant  end  mingde  20180266  publisher  --yes');
    await known(null);
  });

  test('give, list, explain and end a grant, and record it in full', async () => {
    const until = '2099-07-01 00:00';
    expect(await run(`grant  give  mingde  20180266  editor  department=college-information  until=${until}`)).toBe(
      `20180266 现在是“部门编辑”，部门“信息工程学院”，到 ${until} 为止。`,
    );
    expect(await run('grant  list  mingde  person=20180266')).toMatch(
      /^20180266 {2}纪晓棠 {2}editor {2}部门“信息工程学院” {2}到 2099-07-01 00:00 {2}cli:/,
    );
    expect(await run('grant  explain  mingde  20180266  notices.publish  department=college-information')).toBe(
      '纪晓棠 可以：通知 · 发布（须审核）\n  因为是“部门编辑”，部门“信息工程学院”，到 2099-07-01 00:00 为止',
    );
    expect(await run('grant  explain  mingde  20180266  notices.publish  department=it-center')).toContain(
      '有这项权限，但不在这个范围内',
    );
    expect(await run('grant  explain  mingde  20180266  settings.write')).toContain('现有的角色都没有这项权限');
    expect(await run('grant  explain  mingde  20180266')).toContain('  资讯：看、改、发布（须审核）、导出');
    await run('grant  end  mingde  20180266  editor  department=college-information  --yes');
    expect(await run('grant  explain  mingde  20180266')).toBe('纪晓棠 没有任何授权。');
    const [ended, given] = await readEvents(scoped(world.db, { id: 'mingde' }), { part: 'grants' });
    expect(given).toMatchObject({ key: '20180266 editor department college-information', before: null });
    expect(given?.after).toMatchObject({ role: 'editor', target: 'college-information' });
    expect(ended).toMatchObject({ after: null, before: { role: 'editor' } });
  });

  test('refuse what is no grant', async () => {
    expect(await failed('grant  give  mingde  20180266  editor  until=soon')).toContain('不是时间');
    expect(await failed('grant  give  mingde  20180266  editor  until=2020-01-01 00:00')).toContain('已经过去');
    expect(await failed('grant  give  mingde  20180266  editor  college=x')).toContain('没有“college”这一项');
    expect(await failed('grant  give  mingde  20180266  editor  department=it-center  topic=x')).toContain('一个范围');
    expect(await failed('grant  explain  mingde  20180266  fly')).toContain('没有权限“fly”');
    expect(await failed('grant  end  mingde  20180266  editor  --yes')).toBe('20180266 没有这项授权。');
    expect(await failed('set  grants  mingde  person=20180266')).toBe('授权请用 grant 查看和设置。');
  });
});
