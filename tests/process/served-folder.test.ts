import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { socketFolder } from '../../server/database/embedded/socket.ts';
import { testSecret } from '../../server/database/testing.ts';
import { demoFolder, type PreparedFolder } from '../support/data-folder.ts';

let folder: PreparedFolder;
let data: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await demoFolder();
  data = folder.environment.YIMEN_DATA;
  server = await startServer({ YIMEN_LOG: 'warn', ...folder.environment });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

/** Runs a command on the server's folder; `given` is its standard input. Returns its exit code and what it says. */
async function admin(words: readonly string[], given = ''): Promise<{ code: number | null; said: string }> {
  const main = path.join(import.meta.dirname, '../../server/commands/main.ts');
  const env = { ...process.env, DATABASE_URL: '', YIMEN_SECRET: testSecret, YIMEN_DATA: data };
  const child = spawn(process.execPath, [main, ...words], { env });
  child.stdin.end(given);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

const titleOfHome = async () => /<title>([^<]*)/.exec((await get(server.port, 'mingde.localhost', '/home')).text)?.[1];

const connect = async () => {
  const client = new pg.Client({ host: socketFolder(data), user: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
};

test('a command changes what the running server shows, at once', async () => {
  const before = await titleOfHome();
  expect(await admin(['set', 'institution', 'mingde', 'title=服务一开着'])).toEqual({
    code: 0,
    said: '单位 mingde 已修改。\n',
  });
  expect(before).not.toContain('服务一开着');
  expect(await titleOfHome()).toContain('服务一开着');
  const secret = await admin(['password', 'mingde', '2024310086', '--password-stdin'], 'Kapok-Lantern-29\n');
  expect(secret.said).toContain('密码已更换');
});

test('an address that a command prints opens at the port of the running server', async () => {
  const { said } = await admin(['sign-in', 'link', 'mingde', '20090157']);
  const [link = ''] = said.split('\n').filter((line) => line.startsWith('http://mingde.localhost'));
  expect(Number(new URL(link).port)).toBe(server.port);
  const preview = await admin(['preview', 'create', 'mingde']);
  expect(preview.said).toContain(`http://preview.mingde.localhost:${server.port}/preview?`);
});

test('a client that ends within a transaction leaves nothing, and the server goes on', async () => {
  const client = await connect();
  await client.query('begin');
  await client.query(`update institutions set title = '一半' where id = 'mingde'`);
  const waiting = titleOfHome();
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect(await waiting).not.toContain('一半');
  expect((await get(server.port, 'mingde.localhost', '/ready')).status).toBe(200);
});

test('only the user of the folder may enter the socket’s', async () => {
  expect((await stat(socketFolder(data))).mode & 0o777).toBe(0o700);
});

test('a program of another version is told, before it writes', async () => {
  const client = await connect();
  const { rows } = await client.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning hash, created_at',
  );
  const { code, said } = await admin(['institutions']);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    rows[0].hash,
    rows[0].created_at,
  ]);
  await client.end();
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('和这个程序版本不同') });
});
