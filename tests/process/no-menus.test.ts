import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { type PreparedFolder, prepareFolder } from '../support/data-folder.ts';
import { answerWithoutMenus, asked, cookieOf, landings } from '../support/landings.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

const host = 'empty.localhost';
const password = 'Yimen-2026-empty';
let folder: PreparedFolder;
let port: number;
let server: Run;

beforeAll(async () => {
  const withoutMenus = ['desktop', 'mobile'].map((terminal) => `remove  menus  empty  terminal=${terminal}  --yes`);
  const member = 'user  empty  1001  name=陈一  --password-stdin';
  folder = await prepareFolder([`create  empty  空学院  ${host}`, ...withoutMenus, member], password);
  port = await freePort();
  server = runServer({ PORT: String(port), ...folder.environment });
  await untilReady(server, port);
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await folder?.remove();
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
