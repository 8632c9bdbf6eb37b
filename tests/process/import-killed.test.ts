import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getConfig } from '@yimen/contract/unit';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { exportWhole } from '../../server/commands/whole.ts';
import { socketFolder, socketPort } from '../../server/database/embedded/socket.ts';
import { openDatabase } from '../../server/database/open.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { openSecrets } from '../../server/database/secrets/sealed.ts';
import { testSecret } from '../../server/database/testing.ts';
import type { Row } from '../../server/parts/tables.ts';
import { type World, worldOf } from '../../server/testing/world.ts';
import { demoFolder } from '../support/data-folder.ts';
import { startPostgres } from '../support/postgres.ts';

/** Statements that write, and the table whose turn comes in the middle of an import. */
const writing = /(?:insert into|update) "(\w+)"/g;
const middle = 'articles';

/**
 * Forwards connections to a database until a statement that writes the middle table has been executed, whose answer it
 * withholds: so its client rests within the transaction until it is killed.
 */
async function startGate(target: NetConnectOpts, at: string | number) {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const written = new Set<string>();
  const server = createServer((near) => {
    const far = connect(target);
    let [recent, isHeld] = ['', false];
    near.on('data', (bytes) => {
      recent = (recent + bytes.toString('latin1')).slice(-bytes.length - 100);
      for (const [, table = ''] of recent.matchAll(writing)) written.add(table);
      isHeld ||= written.has(middle);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isHeld) reach();
      else near.write(bytes);
    });
    near.on('error', () => {}).on('close', () => far.destroy());
    far.on('error', () => {}).on('close', () => near.destroy());
  });
  server.listen(at as number);
  await once(server, 'listening');
  const { port } = (typeof at === 'number' ? server.address() : {}) as AddressInfo;
  return { port, written, reached, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A running server's database, how a command reaches it, and how it does through a gate. */
interface Reached {
  readonly world: World;
  readonly environment: Record<string, string>;
  readonly gated: Record<string, string>;
  readonly gate: Awaited<ReturnType<typeof startGate>>;
  close(): Promise<unknown>;
}

/** The embedded database, which the command reaches by the socket of its folder. */
async function overSocket(folder: string): Promise<Reached> {
  const demo = await demoFolder();
  const dataFolder = demo.environment.YIMEN_DATA;
  const { db, close } = await openDatabase({ dataFolder, shared: 'serve' });
  await openSecrets(db, { secret: [testSecret], dataFolder });
  const socket = `.s.PGSQL.${socketPort}`;
  await mkdir(socketFolder(folder));
  const gate = await startGate(
    { path: path.join(socketFolder(dataFolder), socket) },
    path.join(socketFolder(folder), socket),
  );
  return {
    world: await worldOf(db, close),
    environment: { DATABASE_URL: '', YIMEN_DATA: dataFolder },
    gated: { DATABASE_URL: '', YIMEN_DATA: folder },
    gate,
    close: () => demo.remove(),
  };
}

async function onPostgres(folder: string): Promise<Reached> {
  takeKeys(() => [testSecret]);
  const postgres = await startPostgres({ like: inject('demo') });
  const { db, close } = await openDatabase({ url: postgres.url });
  const { hostname: host, port } = new URL(postgres.url);
  const gate = await startGate({ host, port: Number(port) }, 0);
  const gatedUrl = new URL(postgres.url);
  gatedUrl.host = `127.0.0.1:${gate.port}`;
  return {
    world: await worldOf(db, close),
    environment: { DATABASE_URL: postgres.url, YIMEN_DATA: folder },
    gated: { DATABASE_URL: gatedUrl.href, YIMEN_DATA: folder },
    gate,
    close: () => postgres.stop(),
  };
}

describe.each([
  ['through the socket of the embedded database', overSocket],
  ['on PostgreSQL', onPostgres],
])('an import that is killed within its transaction, %s,', (_, open) => {
  let folder: string;
  let reached: Reached;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yimen-import-'));
    reached = await open(folder);
  });
  afterAll(async () => {
    await reached.gate.close();
    await reached.world.close();
    await reached.close();
    await rm(folder, { recursive: true });
  });

  function startImport(file: string, environment: Record<string, string>) {
    const main = path.join(import.meta.dirname, '../../server/commands/main.ts');
    const env = { ...process.env, YIMEN_SECRET: testSecret, ...environment };
    const child = spawn(process.execPath, [main, 'import', file, '--replace'], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return { child, said: () => said, ended: once(child, 'close') };
  }

  test('leaves nothing half done, lets the server go on, and can be repeated', async () => {
    const { world, environment, gated, gate } = reached;
    const whole = async () => JSON.parse(JSON.stringify(await exportWhole(world.db, 'mingde')));
    const before = await whole();
    const changed = (rows: Row[], field: string) => rows.map((row) => ({ ...row, [field]: '导入的' }));
    const { apps, articles } = before.rows;
    const rows = { ...before.rows, apps: changed(apps, 'summary'), articles: changed(articles, 'title') };
    const file = path.join(folder, 'mingde.json');
    await writeFile(
      file,
      JSON.stringify({ ...before, institution: { ...before.institution, hotline: '0579-1' }, rows }),
    );

    const first = startImport(file, gated);
    const over = first.ended.then(() => Promise.reject(new Error(`It has ended before: ${first.said()}`)));
    await Promise.race([gate.reached, over]);
    expect([...gate.written]).toContain('apps');
    const asked = world.call(getConfig, {});
    over.catch(() => {});
    first.child.kill('SIGKILL');
    expect(await first.ended).toEqual([null, 'SIGKILL']);
    expect((await asked).success).toBe(true);
    expect(await whole()).toEqual(before);

    const second = startImport(file, environment);
    expect([await second.ended, second.said()]).toEqual([[0, null], expect.stringContaining('单位 mingde 已导入')]);
    const after = await whole();
    expect(after.institution.hotline).toBe('0579-1');
    expect(after.rows.apps).toEqual(rows.apps);
    expect(after.rows.articles.map(({ title }: Row) => title)).toEqual(articles.map(() => '导入的'));
  });
});
