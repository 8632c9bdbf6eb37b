import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { addEntry, deleteEntry, renewFeed } from '@yimen/contract/schedule/entries';
import sharp from 'sharp';
import { signInBindings } from '../database/schema/sign-in.ts';
import { sourceReads } from '../database/schema/sources.ts';
import { passkeys, secondFactors } from '../database/schema/staff.ts';
import { addDays, dayText } from '../lib/time.ts';
import { fileLimit } from '../tenancy/files.ts';
import { scoped } from '../tenancy/scoped.ts';
import { addSource } from './sources.ts';
import type { World } from './world.ts';

/** Whose the rows are that belong to somebody. */
export const filledPerson = '2024310086';

interface Place {
  /** Runs a command on the world. */
  readonly run: (line: string, typed?: string) => Promise<string>;
  readonly folder: string;
}

/** Writes something of every part: what the demo has, what every call writes that does, and what commands make. */
export async function fillEveryPart(world: World, token: string, { run, folder }: Place): Promise<void> {
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
    await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 40, g: 90, b: 160 } } })
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
  const mine = { person: filledPerson };
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
  const passkey = { id: 'AAAA', host: 'mingde.localhost', name: '办公室电脑', publicKey: 'pQECAyYgASFYIA', counter: 0 };
  await here.insert(passkeys, [{ ...mine, ...passkey, transports: ['internal'], addedAt: new Date() }]);
  await here.insert(sourceReads, [{ ...mine, notice: 'hr.1', readAt: new Date() }]);
}
