import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { runCommand } from '../../server/admin/commands.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { openSecrets } from '../../server/database/secrets/sealed.ts';
import { testSecret } from '../../server/database/testing.ts';
import { answerWithoutMenus, asked, cookieOf, landings } from '../support/landings.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

const host = 'empty.localhost';
const password = 'Yimen-2026-empty';
let folder: string;
let port: number;
let server: Run;

/** An institution with a member and without any menu entry, as an administrator makes it. */
async function makeInstitution(dataFolder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataFolder });
  await migrateDatabase(db);
  await openSecrets(db, { secret: [testSecret], dataFolder });
  const run = (...words: string[]) => runCommand(words, { db, print: () => {}, input: async () => password });
  await run('create', 'empty', '空学院', host);
  for (const terminal of ['desktop', 'mobile']) await run('remove', 'menus', 'empty', `terminal=${terminal}`);
  await run('user', 'empty', '1001', 'name=陈一', '--password-stdin');
  await close();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-no-menus-'));
  await makeInstitution(folder);
  port = await freePort();
  server = runServer({ PORT: String(port), YIMEN_DATA: folder });
  await untilReady(server, port);
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await rm(folder, { recursive: true, force: true });
});

test('a member without any menu entry is told so on every page, on the desk and on the phone', async () => {
  const cookie = await cookieOf(port, host, { account: '1001', password });
  for (const row of Object.values(landings)) {
    expect.soft(await asked(port, host, row.path, { cookie }), row.path).toEqual(answerWithoutMenus(row));
  }
  const screen = await get(port, host, '/error?code=1004', { cookie });
  expect(screen.text).toContain('暂无访问权限');
  expect(screen.text).toContain('您的账号没有可以打开的菜单，请联系管理员申请');
  const said = await get(port, host, '/mobile/no-permission?path=%2Fmobile%2Fnews', { cookie });
  expect(said.status).toBe(200);
  expect(said.text).toContain('请联系管理员申请');
});
