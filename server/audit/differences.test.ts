import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDifferences, auditEntries } from '../database/schema/audit.ts';
import { dayMs } from '../lib/time.ts';
import { findPart } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openNewInstitution } from '../testing/new-institution.ts';
import type { World } from '../testing/world.ts';
import { readDifferences, recordWithDifferences } from './differences.ts';
import { bytesTextOf, withoutSecrets } from './redact.ts';
import { removeOldMonth } from './seal.ts';
import { readEvents } from './store.ts';

let world: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, folder, close } = await openNewInstitution());
});
afterAll(() => close());

const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'xinyuan' });

let written = 0;
/** The differences of the newest entry that has some, as the command writes them. */
async function newest(): Promise<string> {
  const id = /明细 ([\da-f]{8})/.exec(await run('audit  list  xinyuan'))?.[1];
  written += 1;
  const file = path.join(folder, `differences-${written}.csv`);
  await run(`audit  differences  xinyuan  ${id}  ${file}`);
  return readFile(file, 'utf8');
}

const people = (title: string) => Array.from({ length: 120 }, (_, index) => `s${index},学生${index},${title}${index}`);
async function applyPeople(title: string): Promise<void> {
  const file = path.join(folder, 'people.csv');
  await writeFile(file, ['id,name,title', ...people(title)].join('\n'));
  await run(`apply  people  xinyuan  ${file}  --yes`);
}

type File = { institution: Record<string, unknown>; rows: Record<string, Record<string, unknown>[]> };
/** Exports with secrets, changes, and imports. */
async function importChanged(change: (file: File) => void): Promise<void> {
  const file = path.join(folder, 'xinyuan.json');
  await run(`export  xinyuan  ${file}  --accounts  --secrets`);
  const whole = JSON.parse(await readFile(file, 'utf8')) as File;
  change(whole);
  await writeFile(file, JSON.stringify(whole));
  await run(`import  ${file}  --replace  --allow-removals  --yes`);
}

test('all that a file changes is kept, encrypted where it is personal, beyond the rows and lengths of the entry', async () => {
  await applyPeople('旧');
  const long = 'x'.repeat(300);
  await applyPeople(`新${long}`);
  const csv = await newest();
  expect(csv.split('\r\n').filter((line) => line.startsWith('people,'))).toHaveLength(120);
  expect(csv).toContain(`people,s119,title,"""旧119""","""新${long}119"""`);
  const { rows } = await world.db.execute<{ content: Buffer }>(sql`select content from audit_differences`);
  expect(rows.length).toBeGreaterThan(1);
  const [entry] = await readEvents(here(), { part: 'people' });
  const kept = await readDifferences(here(), entry as NonNullable<typeof entry>);
  expect(kept).toMatchObject({ left: 0, hasPersonal: true });
});

test('an import is one entry with its differences: changed, added and removed rows, and settings', async () => {
  const before = await here().count(auditEntries);
  await importChanged(({ institution, rows }) => {
    institution.hotline = '0579-1';
    for (const row of rows.people ?? []) if (row.id === 's7') row.title = '班长';
    rows.people = rows.people?.filter(({ id }) => id !== 's8') ?? [];
    rows.groups?.push({ id: 'choir', name: '合唱团', position: 0 });
  });
  // One for the export, one for the import.
  expect(await here().count(auditEntries)).toBe(before + 2);
  const [entry] = await readEvents(here(), { action: 'command' });
  expect(entry?.detail).toMatch(/^import .*：新增 1 行，更改 2 行，删除 1 行$/);
  expect(entry?.after).toMatchObject({ 'people s8': null, 'groups choir': { name: '合唱团' } });
  const csv = await newest();
  expect(csv).toContain('institutions,xinyuan,hotline,"""""","""0579-1"""');
  expect(csv).toMatch(/people,s7,title,.*,"""班长"""/);
  expect(csv).toContain('people,s8,name,"""学生8""",无');
  expect(csv).toContain('groups,choir,name,无,"""合唱团"""');
});

test('of passwords and secrets only that they changed is kept', async () => {
  await run('user  xinyuan  s9  --password-stdin', 'Yimen-2026-first');
  let hash = '';
  await importChanged(({ rows }) => {
    const account = rows.accounts?.find(({ person }) => person === 's9');
    hash = String(account?.passwordHash);
    Object.assign(account ?? {}, { passwordHash: hash.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) });
  });
  const csv = await newest();
  expect(csv).toContain('accounts,s9,passwordHash,"""…""","""…"""');
  expect(csv).not.toContain(hash.slice(-20));
});

test('what is erased of a person cannot be read in differences, while the chain proves the entry', async () => {
  await applyPeople('末');
  await run('jobs  run  seal-audit');
  await run('person  erase  xinyuan  s5  --yes');
  const csv = await newest();
  expect(csv).toContain('people,s5,,已抹除,已抹除');
  expect(csv).not.toContain('末5"');
  expect(csv).toContain('末6"');
  expect(await run('audit  verify  xinyuan')).toContain('xinyuan：完整');
});

test('a file that is changed, or gone, is found by the chain', async () => {
  await applyPeople('又');
  await run('jobs  run  seal-audit');
  const [entry] = await readEvents(here(), { part: 'people' });
  const id = entry?.id ?? '';
  await world.db.execute(sql`update audit_differences set content = content || 'x'::bytea where entry = ${id}`);
  await expect(run('audit  verify  xinyuan')).rejects.toThrow('审计记录与封存时不一致');
  expect(await failed(`audit  differences  xinyuan  ${id}  ${folder}/changed.csv`)).toContain('被改动或删除了');
  await world.db.execute(sql`delete from audit_differences where entry = ${id}`);
  await expect(run('audit  verify  xinyuan')).rejects.toThrow('审计记录与封存时不一致');
  expect(await failed(`audit  differences  xinyuan  12345678  ${folder}/none.csv`)).toContain('没有编号为 12345678');
});

test('what is too much is cut, and said', async () => {
  const part = findPart('groups');
  if (!part) throw new Error('No part.');
  const changes = Array.from({ length: 2500 }, (_, index) => ({
    part,
    before: null,
    after: { id: `g${index}`, name: '组' },
  }));
  await recordWithDifferences(here(), { actor: 'cli:test', action: 'command', key: 'cut' }, changes, 200_000);
  const [entry] = await readEvents(here(), { key: 'cut' });
  const kept = await readDifferences(here(), entry as NonNullable<typeof entry>);
  expect(kept?.left).toBeGreaterThan(0);
  expect((kept?.left ?? 0) + (kept?.rows.length ?? 0)).toBe(2500);
  expect(await newest()).toContain(`另有 ${kept?.left} 行的改动太大，没有保存`);
});

test('a query tells of bytes what the record tells of them', async () => {
  const { content } = auditDifferences;
  const [row] = await world.db
    .select({ content, told: bytesTextOf(content) })
    .from(auditDifferences)
    .limit(1);
  expect(row?.told).toMatch(/^\d+ 字节，SHA-256 [\da-f]{64}$/);
  expect(withoutSecrets(row?.content)).toBe(row?.told);
});

test('differences go with the month of their entry', async () => {
  await run('jobs  run  seal-audit');
  const later = new Date(Date.now() + 400 * dayMs);
  expect(await here().count(auditDifferences)).toBeGreaterThan(0);
  while ((await removeOldMonth(world.db, later, 180)) === 'again');
  expect(await here().count(auditDifferences)).toBe(0);
});
