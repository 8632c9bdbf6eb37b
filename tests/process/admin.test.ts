import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getServiceApp } from '@yimen/contract/services/list';
import { hitApp } from '@yimen/contract/services/recently-used';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandsOn } from '../../server/testing/commands.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { openPostgresWorld } from './postgres-world.ts';

let world: World;
let folder: string;
let file: string;
beforeAll(async () => {
  world = await openPostgresWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-admin-'));
  file = `${folder}/jiangcheng.json`;
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run } = commandsOn(() => world);

/** Runs a command while a transaction holds the rows that a statement changed, which commits when the command waits. */
async function around(
  statement: string,
  command: () => Promise<unknown>,
  meanwhile: (client: pg.ClientBase) => Promise<void> = async () => {},
): Promise<void> {
  const client = await world.db.$client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    const done = command();
    await vi.waitFor(
      async () => {
        const { rows } = await world.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 10 },
    );
    await meanwhile(client);
    await client.query('commit');
    await done;
  } finally {
    client.release();
  }
}

describe('what people do while a command runs', () => {
  const hits = (id: string) =>
    sql`select hits_total as total from apps where institution = 'jiangcheng' and id = ${id}`;
  const total = async (statement: SQL) => Number((await world.db.execute<{ total: string }>(statement)).rows[0]?.total);

  test('is not lost to the change of another column', async () => {
    const [{ id }] = JSON.parse(await run('show  apps  jiangcheng')) as [{ id: string }];
    const before = await total(hits(id));
    await around(`update apps set hits_total = hits_total + 1 where id = '${id}'`, () =>
      run(`set  apps  jiangcheng  id=${id}  summary=改过`),
    );
    expect(await total(hits(id))).toBe(before + 1);
    expect(JSON.parse(await run(`show  apps  jiangcheng  id=${id}`))).toMatchObject([{ summary: '改过' }]);
  });

  test('is not lost to a file that was exported before', async () => {
    const views = sql`select sum(views) as total from articles where institution = 'jiangcheng'`;
    await run(`export  jiangcheng  ${file}  --accounts`);
    const before = await total(views);
    await around("update articles set views = views + 100 where id = 'winter-stay-notice'", () =>
      run(`import  ${file}  --replace`),
    );
    expect(await total(views)).toBe(before + 100);
  });

  test('is all counted while files are imported one after the other', async () => {
    const as = { host: 'jiangcheng.localhost' };
    const token = await world.guest(as);
    const { data } = await world.call(getServiceApp, { pageSize: 100 }, { ...as, token });
    // A use is counted for who may begin: a guest signs in first where that is asked.
    const used = data.list.filter(({ needsSignIn, state }) => state === 'open' && !needsSignIn);
    expect(used.length).toBeGreaterThan(2);
    const all = sql`select sum(hits_total) as total from apps where institution = 'jiangcheng'`;
    const before = await total(all);
    let imports = 0;
    const importing = (async () => {
      for (; imports < 3; imports += 1) await run(`import  ${file}  --replace`);
    })();
    let sent = 0;
    // What one address adds to a count is bounded: each round comes from another.
    for (let round = 1; imports < 3; round += 1) {
      const hit = ({ id }: { id: string }) =>
        world.call(hitApp, { appId: id }, { ...as, token, ip: `198.51.100.${round % 250}` });
      for (const answer of await Promise.all(used.map(hit))) expect(answer).toMatchObject({ success: true });
      sent += used.length;
    }
    await importing;
    expect((await total(all)) - before).toBe(sent);
  });
});

test('a file tells one moment, whatever is written meanwhile', async () => {
  const feedback = async () =>
    (JSON.parse(await readFile(file, 'utf8')) as { rows: { feedback: unknown[] } }).rows.feedback;
  // What is said goes into a part that is read after visits, which the export has to wait for.
  await around(
    'lock table visits',
    () => run(`export  jiangcheng  ${file}`),
    async (client) => {
      await client.query("insert into feedback values ('jiangcheng', 'f', 'search', '', '', null, now())");
    },
  );
  expect(await feedback()).toEqual([]);
  await run(`export  jiangcheng  ${file}`);
  expect(await feedback()).toHaveLength(1);
});

test('an institution comes out of the embedded database byte for byte as it came out of PostgreSQL', async () => {
  const embedded = await openWorld();
  const there = commandsOn(() => embedded);
  const again = `${folder}/again.json`;
  await run(`export  jiangcheng  ${file}  --accounts`);
  await there.run('delete  jiangcheng  --without-export  --yes');
  await there.run(`import  ${file}`);
  await there.run(`export  jiangcheng  ${again}  --accounts`);
  await embedded.close();
  expect((await readFile(again)).equals(await readFile(file))).toBe(true);
});

test('what is written while an institution is about to be deleted is in its last export', async () => {
  const last = `${folder}/last.json`;
  await run(`export  jiangcheng  ${file}  --accounts  --secrets`);
  await around("insert into feedback values ('jiangcheng', 'late', 'search', '', '', null, now())", () =>
    run(`delete  jiangcheng  ${last}  --yes`),
  );
  expect(await readFile(last, 'utf8')).toContain('"late"');
  await run(`import  ${last}`);
});
