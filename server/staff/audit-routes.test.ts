import { exportAudit, auditEntries as listCall, maxExported } from '@yimen/contract/staff/audit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuditEvent, readEvents, recordEvent } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { notices } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { csvRows } from '../lib/csv.ts';
import { minuteText } from '../lib/time.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

const [auditor, editor, student] = ['20090157', '20120088', '2024310086'];
let world: World;
let here: Scoped;
let tokens: { auditor: string; editor: string };
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  await world.db.delete(grants);
  await run(`grant  give  mingde  ${auditor}  auditor`);
  await run(`grant  give  mingde  ${editor}  editor  department=hr`);
  tokens = { auditor: await world.signIn(auditor), editor: await world.signIn(editor) };
  for (const token of Object.values(tokens)) await world.call(listCall, {}, { token });
  // The helper of the tests gives whoever has a staff session every permission.
  await here.delete(grants, eq(grants.role, 'admin'));
});
afterAll(() => world.close());
beforeEach(() => world.db.delete(auditEntries).then(() => undefined));
const { run } = commandsOn(() => world);

type Asked = Parameters<typeof world.call<typeof listCall>>[1];
const listed = (input: Asked = {}, who: keyof typeof tokens = 'auditor') =>
  world.call(listCall, input, { token: tokens[who] });
/** The same without that it was read itself, which is in the record from then on. */
async function list(...asked: Parameters<typeof listed>) {
  const answer = await listed(...asked);
  if (!answer.success) return answer;
  const others = answer.data.list.filter(({ action }) => action !== 'read-audit');
  return { ...answer, data: { ...answer.data, list: others } };
}
const take = (input: Parameters<typeof world.call<typeof exportAudit>>[1] = {}, who: keyof typeof tokens = 'auditor') =>
  world.call(exportAudit, input, { token: tokens[who] });
const event = (more: Partial<AuditEvent> = {}): AuditEvent => ({ actor: 'cli:root', action: 'command', ...more });

/** Writes entries, the first one oldest, a day apart. */
async function write(...events: AuditEvent[]): Promise<void> {
  for (const [n, one] of events.entries()) {
    const at = new Date(Date.now() - (events.length - n) * 86_400_000);
    await here.insert(auditEntries, [{ ...one, at, lastAt: at }]);
  }
}

describe('the list', () => {
  test('tells who did what, with names, before and after, newest first', async () => {
    await write(
      event({ actor: `person:${student}`, action: 'sign-in', detail: 'password', address: '192.0.2.9' }),
      event({ part: 'notices', key: 'n1', before: { title: '旧' }, after: { title: '新' }, detail: 'set notices' }),
      event({ actor: 'visitor', action: 'sign-in-refused', detail: '2001' }),
    );
    const { list: entries, next } = (await list()).data;
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { actor: 'visitor', actorName: '', actionName: '登录被拒', detail: expect.stringMatching(/\p{Script=Han}/u) },
      { part: 'notices', key: 'n1', before: { title: '旧' }, after: { title: '新' }, actionName: '命令', count: 1 },
      { actor: `person:${student}`, actorName: '林知夏', action: 'sign-in', address: '192.0.2.9', before: null },
    ]);
    expect(entries[0]?.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  test('is filtered by time, actor, action, kind and thing', async () => {
    await write(
      event({ part: 'notices', key: 'n1' }),
      event({ part: 'notices', key: 'n2', actor: 'cli:li' }),
      event({ part: 'apps', key: 'a1', action: 'change' }),
    );
    const day = (ago: number) => minuteText(new Date(Date.now() - ago * 86_400_000));
    const keys = async (input: Parameters<typeof list>[0]) => (await list(input)).data.list.map(({ key }) => key);
    expect(await keys({ part: 'notices' })).toEqual(['n2', 'n1']);
    expect(await keys({ part: 'notices', key: 'n1' })).toEqual(['n1']);
    expect(await keys({ actor: 'cli:li' })).toEqual(['n2']);
    expect(await keys({ action: 'change' })).toEqual(['a1']);
    expect(await keys({ from: day(2.5) })).toEqual(['a1', 'n2']);
    expect(await keys({ from: day(2.5), until: day(1.5) })).toEqual(['n2']);
    expect(await keys({ action: 'nothing-of-that-name' })).toEqual([]);
  });

  test('is read to its end in parts, each entry once, of one moment too and while others are written', async () => {
    // One statement: they have their time in common, to the microsecond.
    await recordEvent(here, ...Array.from({ length: 30 }, (_, n) => event({ key: `same-${n}` })));
    await write(...Array.from({ length: 15 }, (_, n) => event({ key: `old-${n}` })));
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const { data } = await list({ count: 7, ...(after && { after }) });
      expect(data.list.length).toBeLessThanOrEqual(7);
      seen.push(...data.list.map(({ key }) => key));
      after = data.next;
      await recordEvent(here, event({ key: 'newer' }));
    }
    const expected = [
      ...Array.from({ length: 30 }, (_, n) => `same-${29 - n}`),
      ...Array.from({ length: 15 }, (_, n) => `old-${14 - n}`),
    ];
    expect(seen).toEqual(expected);
    expect((await list({ after: '1795150800000-999999999' })).data).toEqual({ list: [], next: null });
    expect((await list({ after: 'x' })).code).toBe(400);
    expect((await list({ count: 101 })).code).toBe(400);
  });

  test('is itself in the record: who read what, once an hour for all pages of a question', async () => {
    await recordEvent(here, ...Array.from({ length: 5 }, (_, n) => event({ part: 'notices', key: `n${n}` })));
    let after: string | null | undefined;
    while (after !== null) after = (await listed({ part: 'notices', count: 2, ...(after && { after }) })).data.next;
    await listed({ actor: `person:${student}` });
    await listed({}, 'editor');
    const reading = { action: 'read-audit', part: 'audit', address: '192.0.2.1' };
    expect(await readEvents(here, { action: 'read-audit' })).toMatchObject([
      { ...reading, actor: `person:${editor}`, detail: '', count: 1 },
      { ...reading, actor: `person:${auditor}`, detail: `actor=person:${student}`, count: 1 },
      { ...reading, actor: `person:${auditor}`, detail: 'part=notices', count: 3 },
    ]);
  });

  test('tells nothing of another institution', async () => {
    await recordEvent(scoped(world.db, { id: 'yunzhou' }), event({ key: 'theirs' }));
    expect((await list()).data.list).toEqual([]);
  });

  test('for who reads that of a department is of its things and grants, and of what they did', async () => {
    const of = async (table: typeof apps | typeof notices, department: string) => {
      const [row] = await here.rows(table, { where: eq(table.department, department), limit: 1 });
      return row?.id ?? expect.fail(department);
    };
    const [own, others] = [await of(apps, 'hr'), await of(apps, 'it-center')];
    const notice = await of(notices, 'academic-affairs');
    await write(
      event({ part: 'apps', key: own }),
      event({ part: 'guides', key: own }),
      event({ part: 'apps', key: others }),
      event({ part: 'notices', key: notice }),
      event({ part: 'grants', key: `${student} editor department hr` }),
      event({ part: 'grants', key: `${student} editor department it-center` }),
      event({ part: 'grants', key: `${student} admin institution ` }),
      event({ actor: `person:${editor}`, action: 'sign-in', key: 'mine' }),
      event({ actor: `person:${student}`, action: 'sign-in', key: 'theirs' }),
    );
    const keys = ['mine', `${student} editor department hr`, own, own];
    expect((await list({}, 'editor')).data.list.map(({ key }) => key)).toEqual(keys);
    expect((await take({}, 'editor')).data.count, 'and that they have just read it').toBe(keys.length + 1);
    expect((await list()).data.list.length).toBe(10);
  });
});

describe('the file', () => {
  test('is what the command writes, and that it was read out is recorded', async () => {
    await write(event({ part: 'notices', key: 'n1', detail: 'set' }), event({ actor: 'cli:li' }));
    const { data, headers } = await take({ actor: 'cli:root' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(data).toMatchObject({ count: 1, next: null, fileName: expect.stringMatching(/^操作记录-mingde-.+\.csv$/) });
    const [heads, row] = [...csvRows(data.csv)];
    expect(heads?.slice(0, 5)).toEqual(['时间', '操作者', '动作', '对象', '编号']);
    expect(row?.slice(1, 6)).toEqual(['cli:root', '命令', 'notices', 'n1', 'set']);
    const [recorded] = await readEvents(here, { action: 'export' });
    expect(recorded).toMatchObject({
      actor: `person:${auditor}`,
      part: 'audit',
      detail: 'actor=cli:root 1 条',
      address: '192.0.2.1',
    });
  });

  test('holds no cell that Excel runs', async () => {
    const formula = '=HYPERLINK("https://evil.example")';
    await write(event({ detail: formula, key: '+1', actor: '@x', address: '-1' }));
    const { csv } = (await take()).data;
    const [, row = []] = [...csvRows(csv)];
    expect(row.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(row).toContain(`'${formula}`);
  });

  test('ends after its longest, and goes on where it ended', async () => {
    await here.db.execute(sql`insert into audit_entries (institution, actor, action, key, at)
      select 'mingde', 'cli:root', 'command', n::text, now() - n * interval '1 second' from generate_series(1, ${maxExported + 3}) n`);
    const first = (await take()).data;
    expect(first.count).toBe(maxExported);
    // The reading out of the first part is newer than what follows it.
    const second = (await take({ after: first.next ?? '' })).data;
    expect([second.count, second.next]).toEqual([3, null]);
  });

  test('wants the permission to export, and a fresh second factor where the institution has one on', async () => {
    await run('set  roles  mingde  id=auditor  name=审计  summary=  permissions={"audit.read":"direct"}');
    expect((await take()).code).toBe(403);
    expect((await list()).success).toBe(true);
    await run('remove  roles  mingde  id=auditor  --yes');
    await list();
    await run('set  institution  mingde  secondFactor=true');
    try {
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      await world.db.update(staffSessions).set({ provenAt: ago(11) });
      expect([(await list()).code, (await take()).code]).toEqual([200, 2071]);
      expect(await readEvents(here, { action: 'export' })).toEqual([]);
      await world.db.update(staffSessions).set({ provenAt: ago(9) });
      expect((await take()).code).toBe(200);
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });
});
