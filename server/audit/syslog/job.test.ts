import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SyslogTarget } from '../../config.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { auditEntries, auditSeals } from '../../database/schema/audit.ts';
import { openTestDatabase } from '../../database/testing.ts';
import { inTransaction } from '../../database/transaction.ts';
import { runJobNow } from '../../jobs/run-now.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { openStreamSyslog, openUdpSyslog, type SyslogServer } from '../../testing/syslog-server.ts';
import { sealEntries } from '../seal.ts';
import { recordEvent } from '../store.ts';
import { sendSyslogJob } from './job.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(auditEntries);
  await database.db.delete(auditSeals);
});

const record = (institution: string, ...keys: string[]) =>
  recordEvent(
    scoped(database.db, { id: institution }),
    ...keys.map((key) => ({ actor: 'cli:root', action: 'command', key }) as const),
  );
const seal = () => inTransaction(database.db, (tx) => sealEntries(tx, new Date()));
const job = (target: SyslogTarget) => sendSyslogJob(target);
const send = (target: SyslogTarget) =>
  runJobNow(database.db, job(target), [job(target)], (error) => {
    throw error;
  });
const parameter = (name: string) => (message: string) => new RegExp(` ${name}="([^"]*)"`).exec(message)?.[1];
const keys = ({ received }: Pick<SyslogServer, 'received'>) => received.map(parameter('key'));

describe.each([
  ['UDP', openUdpSyslog],
  ['TCP', openStreamSyslog],
])('over %s', (_, open) => {
  test('entries arrive once they are sealed, in order, and each once', async () => {
    const server = await open();
    try {
      await record('one', 'a', 'b');
      expect(await send(server.target)).toBe('done');
      await seal();
      await send(server.target);
      await expect.poll(() => keys(server)).toEqual(['a', 'b']);
      await send(server.target);
      await record('one', 'c');
      await record('two', '中文]"\\');
      await seal();
      await send(server.target);
      await expect.poll(() => server.received.length).toBe(4);
      expect(keys(server).slice(0, 3)).toEqual(['a', 'b', 'c']);
      expect(server.received.map(parameter('institution'))).toEqual(['one', 'one', 'one', 'two']);
      expect(server.received.map(parameter('sequence'))).toEqual(['1', '2', '3', '1']);
      expect(server.received[3]).toContain('key="中文\\]\\"\\\\"');
    } finally {
      await server.close();
    }
  });
});

test('a receiver that is down fails the job, in words, and gets everything when it is back', async () => {
  await record('one', 'a', 'b');
  await seal();
  // A port on which nothing listens, and which nobody is given.
  expect(await send({ protocol: 'tcp', host: '127.0.0.1', port: 1 })).toMatchObject({
    message: '发送到 tcp://127.0.0.1:1 失败：连接被拒绝',
  });
  const server = await openStreamSyslog();
  try {
    // The failed run waits for its retry.
    await database.db.execute(`update jobs.job set start_after = now() where state = 'retry'`);
    await send(server.target);
    await expect.poll(() => keys(server)).toEqual(['a', 'b']);
  } finally {
    await server.close();
  }
});

test('a process that dies after it has sent leaves the next one to send the same again, under the same ids', async () => {
  const server = await openStreamSyslog();
  try {
    await record('one', 'a', 'b');
    await seal();
    await job(server.target).prepare?.({ db: database.db, data: null, now: new Date() });
    await send(server.target);
    await expect.poll(() => keys(server)).toEqual(['a', 'b', 'a', 'b']);
    const ids = server.received.map(parameter('id'));
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
  } finally {
    await server.close();
  }
});

describe('over TLS', () => {
  let folder: string;
  let certificate: { key: string; cert: string };
  const trusted = tls.getCACertificates('default');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'yimen-tls-'));
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
    execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', cert, ...name], { stdio: 'ignore' });
    certificate = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  });
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    await rm(folder, { recursive: true });
  });

  test('a receiver is sent nothing until its certificate is trusted', async () => {
    const server = await openStreamSyslog({ certificate });
    try {
      await record('one', 'a', 'b');
      await seal();
      expect(await send(server.target)).toMatchObject({ message: expect.stringContaining('证书是自签名的，不受信任') });
      expect(server.received).toEqual([]);
      tls.setDefaultCACertificates([...trusted, certificate.cert]);
      await database.db.execute(`update jobs.job set start_after = now() where state = 'retry'`);
      await send(server.target);
      await expect.poll(() => keys(server)).toEqual(['a', 'b']);
    } finally {
      await server.close();
    }
  });
});
