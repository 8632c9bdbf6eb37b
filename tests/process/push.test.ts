import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Envelope } from '@yimen/contract/envelope';
import { noticeShow } from '@yimen/contract/notices/notices';
import { pushNotices, pushTasks } from '@yimen/contract/sources/push';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/open.ts';
import { tasks } from '../../server/database/schema/person.ts';
import { pushedItems } from '../../server/database/schema/sources.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { testSecret } from '../../server/database/testing.ts';
import { createKey, type NewKey } from '../../server/sources/push/keys.ts';
import { signedRequest } from '../../server/testing/push.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

const root = path.join(import.meta.dirname, '../..');

let postgres: TestPostgres;
let database: OpenDatabase;
let servers: { run: Run; port: number }[] = [];
let key: NewKey;
let folder: string;

beforeAll(async () => {
  takeKeys(() => [testSecret]);
  postgres = await startPostgres({ like: inject('demo') });
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-push-'));
  const ports = [await freePort(), await freePort()];
  servers = ports.map((port) => ({ port, run: runServer({ PORT: String(port), DATABASE_URL: postgres.url }) }));
  await Promise.all(servers.map(({ run, port }) => untilReady(run, port)));
  database = await openDatabase({ url: postgres.url });
  const made = await createKey(database.db, { id: 'mingde' }, 'hr', '人事系统');
  if (!made) throw new Error('The system had a key already.');
  key = made;
});
afterAll(async () => {
  await database?.close();
  for (const { run } of servers) run.child.kill('SIGTERM');
  await Promise.all(servers.map(({ run }) => run.ended));
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const portOf = (index: number) => servers[index % servers.length]?.port ?? 0;

async function push(index: number, call: string, items: readonly unknown[], idempotencyKey?: string) {
  const request = signedRequest({
    host: `localhost:${portOf(index)}`,
    path: call,
    body: { items },
    key,
    idempotencyKey,
  });
  return (await (await fetch(request)).json()) as Envelope<{ counts: Record<string, number> }>;
}

const task = (id: string, updatedAt: string) => ({
  id,
  state: 'todo',
  updatedAt,
  title: `任务，${updatedAt}`,
  createdAt: '2026-11-20T09:30:00+08:00',
  recipients: { numbers: ['2024310086', '20150132'] },
});

test('the documented script delivers a task', async () => {
  const documented = readFileSync(path.join(root, 'docs/sources.md'), 'utf8');
  const script = /^```sh\n(cat > batch\.json[\s\S]*?)^```$/m.exec(documented)?.[1];
  const answer = execFileSync('bash', ['-euo', 'pipefail', '-c', script ?? 'exit 1'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE: `http://localhost:${portOf(0)}`, KEY: key.id, SECRET: key.secret },
  });
  expect(JSON.parse(answer)).toMatchObject({ success: true, data: { counts: { added: 1 } } });
  const rows = await database.db.select().from(tasks);
  expect(rows.filter(({ id }) => id === 'push.hr.HR-2026-0042')).toMatchObject([
    { person: '20150132', status: 'todo' },
  ]);
});

test('a batch that comes twelve times at once, to two servers, is applied once', async () => {
  const items = Array.from({ length: 40 }, (_, index) => task(`once-${index}`, '2026-11-20T09:30:00+08:00'));
  const tries = Array.from({ length: 12 }, (_, index) => push(index, pushTasks.path, items, 'one-batch-of-twelve'));
  const answers = await Promise.all(tries);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ success: true, data: { counts: { added: 40 } } });
  const rows = (await database.db.select().from(tasks)).filter(({ id }) => id.startsWith('push.hr.once-'));
  expect(rows).toHaveLength(80);
});

test('of changes that come at once and out of order the newest stays', async () => {
  const times = Array.from({ length: 12 }, (_, minute) => `2026-11-20T09:${String(10 + ((minute * 5) % 12))}:00+08:00`);
  const batches = times.map((time, index) =>
    push(
      index,
      pushTasks.path,
      [...'abcdef'].map((id) => task(`race-${id}`, time)),
    ),
  );
  for (const { success } of await Promise.all(batches)) expect(success).toBe(true);
  const rows = (await database.db.select().from(tasks)).filter(({ id }) => id.startsWith('push.hr.race-'));
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ title }) => title))).toEqual(new Set([`任务，${[...times].sort().at(-1)}`]));
  const known = (await database.db.select().from(pushedItems)).filter(({ externalId }) =>
    externalId.startsWith('race-'),
  );
  expect(known).toHaveLength(6);
});

test('a notice that reaches one server is shown by the other', async () => {
  const notice = {
    id: 'N-1',
    state: 'published',
    updatedAt: '2026-11-20T09:30:00+08:00',
    title: '送达即可见',
    type: 'logistics',
    department: 'it-center',
    publishedAt: '2020-01-01T00:00:00+08:00',
    body: [],
    top: true,
    recipients: null,
  };
  expect((await push(0, pushNotices.path, [notice])).data.counts).toEqual({ added: 1 });
  const guest = await get(portOf(1), 'localhost', '/pedestal/auth/guest/login');
  const { token } = (JSON.parse(guest.text) as { data: { token: string } }).data;
  const { text } = await get(portOf(1), 'localhost', `${noticeShow.path}?type=logistics`, {
    authorization: `Bearer ${token}`,
  });
  expect(text).toContain('送达即可见');
});
