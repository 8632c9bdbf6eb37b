import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { addEntry, calendarFeed, deleteEntry, mySchedule, renewFeed } from '@yimen/contract/schedule/entries';
import { getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInBindings } from '../database/schema/sign-in.ts';
import { sourceReads } from '../database/schema/sources.ts';
import { secondFactors } from '../database/schema/staff.ts';
import { sealedPlaces } from '../database/secrets/sealed.ts';
import { addDays, dayText } from '../lib/time.ts';
import { fileLimit } from '../tenancy/files.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { addSource } from '../testing/sources.ts';
import { openTwoWorlds } from '../testing/two-worlds.ts';
import type { World } from '../testing/world.ts';
import { settingsPart } from './check.ts';
import { notExported, tenantParts } from './tables.ts';
import { isConfidential } from './whole.ts';

let world: World;
let empty: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, empty, folder, close } = await openTwoWorlds());
});
afterAll(() => close());

const { run } = commandsOn(() => world);
const there = commandsOn(() => empty);

describe('a file', () => {
  test('holds every column of the database, or a list says why not', async () => {
    const { rows } = await world.db.execute<{ table: string; column: string }>(
      sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    );
    const held = new Set([
      'hosts.host',
      'hosts.origin',
      'hosts.institution',
      ...Object.values(settingsPart.columns).map(({ name }) => `institutions.${name}`),
      ...tenantParts.flatMap(({ table, columns }) =>
        [table.institution, ...Object.values(columns)].map(({ name }) => `${getTableName(table)}.${name}`),
      ),
    ]);
    const left = rows.flatMap(({ table, column }) =>
      held.has(`${table}.${column}`) ? [] : [Object.hasOwn(notExported, table) ? table : `${table}.${column}`],
    );
    expect([...new Set(left)].toSorted()).toEqual(Object.keys(notExported).toSorted());
  });

  test('holds no secret unless one asks for them', () => {
    const sealed = new Set(sealedPlaces.map(({ table }) => table));
    const open = tenantParts.filter(({ name, table }) => sealed.has(getTableName(table)) && !isConfidential(name));
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

/** Something of every part: what the demo has, what every call writes that does, and what commands make. */
async function fillEveryPart(token: string): Promise<void> {
  for (const { endpoint } of endpoints) {
    if (endpoint.writes) await world.call(endpoint, endpoint.example, { token });
  }
  await world.call(renewFeed, {}, { token });
  const day = dayText(new Date());
  const repeat = { kind: 'daily' as const, weekdays: [], until: addDays(day, 9), count: null };
  const entry = { title: '晨跑', kind: 'personal' as const, start: `${day} 06:30`, end: `${day} 07:10`, repeat };
  const { data } = await world.call(addEntry, entry, { token });
  await world.call(deleteEntry, { id: data.id, date: addDays(day, 2), scope: 'one' }, { token });
  await addSource(world, {
    kind: 'tasks',
    config: { url: 'https://hr.example.edu/{no}', fields: { id: 'id', title: 'name', createdAt: 'at' } },
    secrets: { token: 'very-secret' },
  });
  const emblem = path.join(folder, 'emblem.png');
  await writeFile(
    emblem,
    await sharp({ create: { width: 8, height: 8, channels: 4, background: '#285aa0' } })
      .png()
      .toBuffer(),
  );
  await run(`picture  set  mingde  emblem  ${emblem}`);
  const form = path.join(folder, '大表.pdf');
  await writeFile(form, Buffer.alloc(fileLimit, 'PDF'));
  await run(`file  set  mingde  ${form}`);
  await run('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1');
  await run('sign-in  secret  mingde  wecom', 'app-secret');
  await run('service  add  mingde  library  图书馆  https://lib.example.edu/');
  await run(
    'set  hallWindows  mingde  position=0  name=一号窗口  place=一楼  waiting=3  minutes=9  updatedAt=2026-11-20T01:00:00.000Z',
  );
  await run('set  handledCases  mingde  position=0  who=林**  app=transcript-print  at=2026-11-20T01:00:00.000Z');
  const here = scoped(world.db, { id: 'mingde' });
  const mine = { person: '2024310086' };
  await run('set  groups  mingde  id=choir  name=合唱团');
  await run('set  roles  mingde  id=helper  name=帮手  summary=只看服务  permissions={"services.read":"direct"}');
  await run(`set  groupMembers  mingde  group=choir  person=${mine.person}`);
  await here.insert(signInBindings, [{ ...mine, subject: 'unionid:o-1', boundAt: new Date() }]);
  const factor = {
    secret: 'JBSWY3DPEHPK3PXP',
    setAt: new Date(),
    lastStep: 59_000_000,
    recoveryDigests: ['a'.repeat(43)],
  };
  await here.insert(secondFactors, [{ ...mine, ...factor }]);
  await here.insert(sourceReads, [{ ...mine, notice: 'hr.1', readAt: new Date() }]);
}

test('an institution with everything in it comes out of another database byte for byte', async () => {
  const token = await world.signIn('2024310086');
  await fillEveryPart(token);
  const [one, two] = [path.join(folder, 'one.json'), path.join(folder, 'two.json')];
  await run(`export  mingde  ${one}  --accounts  --secrets`);
  const { rows } = JSON.parse(await readFile(one, 'utf8')) as { rows: Record<string, unknown[]> };
  expect(Object.keys(rows).filter((name) => rows[name]?.length === 0)).toEqual([]);
  expect(Object.keys(rows)).toHaveLength(tenantParts.length);
  await there.run(`import  ${one}`);
  await there.run(`export  mingde  ${two}  --accounts  --secrets`);
  expect((await readFile(two)).equals(await readFile(one))).toBe(true);

  const host = 'mingde.localhost';
  const moved = await empty.signIn('2024310086', { host });
  const days = { start: dayText(new Date()), end: addDays(dayText(new Date()), 6) };
  const schedule = async (at: World, own: string) => (await at.call(mySchedule, days, { host, token: own })).data.items;
  expect(await schedule(empty, moved)).toEqual(await schedule(world, token));
  expect((await empty.call(calendarFeed, {}, { host, token: moved })).data).toEqual(
    (await world.call(calendarFeed, {}, { host, token })).data,
  );
});
