import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings it listens on this machine alone at 4000 with the embedded database', () => {
  expect(readConfig({})).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, trustProxy: false });
});

test.each([
  [{ PORT: 'http' }, /PORT 写的是“http”：请写/],
  [{ PORT: '70000' }, /PORT 写的是“70000”/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL 不是 PostgreSQL 的地址/],
  [{ YIMEN_TRUST_PROXY: 'yes' }, /YIMEN_TRUST_PROXY 写的是“yes”：1 表示是/],
  [{ YIMEN_DEMO: 'no' }, /YIMEN_DEMO 写的是“no”：1 表示是/],
  [{ YIMEN_LIMITS: 'none' }, /YIMEN_LIMITS 写的是“none”：请写频率限制的倍数/],
  [{ YIMEN_OWN_NETWORKS: '10.0.0.0/33' }, /YIMEN_OWN_NETWORKS 写的是“10.0.0.0\/33”：请写 IP 地址或网段/],
  [{ YIMEN_OWN_NETWORKS: 'intranet' }, /YIMEN_OWN_NETWORKS 写的是“intranet”/],
  [{ YIMEN_METRICS: '9464' }, /YIMEN_METRICS 写的是“9464”：请写地址和端口/],
  [{ YIMEN_SECRET: `${'x'.repeat(32)},short` }, /YIMEN_SECRET 中的主密钥不足 32 个字符/],
  [{ YIMEN_DRAIN: '1m' }, /YIMEN_DRAIN 写的是“1m”：请写 0 到 999 的秒数/],
  [
    { YIMEN_KEEP_DAYS: 'feedbacks=1' },
    /YIMEN_KEEP_DAYS 写的是“feedbacks=1”：请写成 feedback=365 的样子，可用的有 removed/,
  ],
  [{ YIMEN_KEEP_DAYS: 'sessions=7' }, /sessions 写的是“7”：至少 30 天，0 表示一直保留/],
  [{ YIMEN_AUDIT_DAYS: '90' }, /YIMEN_AUDIT_DAYS 写的是“90”：请写保留审计记录的天数，至少 180/],
  [{ YIMEN_SYSLOG: '10.0.0.5' }, /YIMEN_SYSLOG 写的是“10.0.0.5”：请写协议、地址和端口/],
  [{ YIMEN_SYSLOG: 'udp://log:70000' }, /YIMEN_SYSLOG 写的是/],
  [{ YIMEN_LOG: 'loud' }, /YIMEN_LOG 写的是“loud”：只能是/],
])('%j is refused with what to write instead', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('audit entries are kept for six months unless one keeps them longer', () => {
  const days = (text?: string) => readConfig({ YIMEN_AUDIT_DAYS: text }).auditDays;
  expect([days(), days('365')]).toEqual([180, 365]);
});

test('a syslog server is named by protocol and address, with the usual port of each', () => {
  const target = (YIMEN_SYSLOG?: string) => readConfig({ YIMEN_SYSLOG }).syslog;
  expect(target()).toBeNull();
  expect(target('udp://10.0.0.5')).toEqual({ protocol: 'udp', host: '10.0.0.5', port: 514 });
  expect(target('tls://log.example.edu')).toEqual({ protocol: 'tls', host: 'log.example.edu', port: 6514 });
  expect(target('tcp://[::1]:1514')).toEqual({ protocol: 'tcp', host: '::1', port: 1514 });
});

test('the demo is loaded unless one says otherwise', () => {
  expect([readConfig({}).demo, readConfig({ YIMEN_DEMO: '0' }).demo]).toEqual([true, false]);
});

test('who shares a database goes on for three seconds after SIGTERM, who has one alone ends at once', () => {
  const drain = (environment: Record<string, string>) => readConfig(environment).drainMs;
  const url = { DATABASE_URL: 'postgres://127.0.0.1/yimen' };
  expect([drain({}), drain(url), drain({ ...url, YIMEN_DRAIN: '0' }), drain({ YIMEN_DRAIN: '20' })]).toEqual([
    0, 3000, 0, 20_000,
  ]);
});

test('limits are those of the contract unless one multiplies them', () => {
  const factor = (text?: string) => readConfig({ YIMEN_LIMITS: text }).limits;
  expect([factor(), factor('0'), factor('2.5')]).toEqual([1, 0, 2.5]);
});

test('metrics have a place of their own, and none unless it is given', () => {
  const place = (text?: string) => readConfig({ YIMEN_METRICS: text }).metrics;
  expect([place(), place('127.0.0.1:9464'), place('[::1]:9464')]).toEqual([
    null,
    { host: '127.0.0.1', port: 9464 },
    { host: '::1', port: 9464 },
  ]);
});

test('networks of one’s own are none unless they are named', () => {
  const allows = (text: string | undefined, address: string) =>
    readConfig({ YIMEN_OWN_NETWORKS: text }).ownNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  expect(allows(undefined, '10.1.2.3')).toBe(false);
  const own = '10.0.0.0/8, 192.168.4.7,fd12::/16';
  expect(['10.1.2.3', '192.168.4.7', 'fd12::9'].map((address) => allows(own, address))).toEqual([true, true, true]);
  expect(['192.168.4.8', '127.0.0.1', 'fd13::9'].map((address) => allows(own, address))).toEqual([false, false, false]);
});
