import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testEndpoints } from './fixture.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

const metrics = createMetrics(testEndpoints());
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ metrics });
});
afterAll(() => app.close());

const read = async () => (await serveMetrics(metrics, app.db)(new Request('http://127.0.0.1/metrics'))).text();

test('calls are counted by path, method and status, with their time', async () => {
  await app.fetch('/homepage/open');
  await app.fetch('/homepage/open');
  await app.fetch('/homepage/break');
  const text = await read();
  expect(text).toContain('yimen_request_seconds_count{route="/homepage/open",method="GET",status="200"} 2\n');
  expect(text).toContain('yimen_request_seconds_count{route="/homepage/break",method="GET",status="500"} 1\n');
  expect(text).toMatch(/_bucket\{le="\+Inf",route="\/homepage\/open",method="GET",status="200"\} 2\n/);
});

test('calls beyond a limit are counted apart from other refusals', async () => {
  const headers = { authorization: 'Bearer member' };
  for (let time = 0; time < 5; time++) await app.fetch('/homepage/costly', { headers });
  const text = await read();
  expect(text).toContain('yimen_too_many_total 3\n');
  expect(text).not.toContain('failures_total{code="429"}');
});

test('strangers’ paths and methods make no labels of their own', async () => {
  for (const path of ['/homepage/"evil"', '/homepage/nothing', '/wp-login.php', '/page/1', '/art/x.svg']) {
    await app.fetch(path, { method: path === '/page/1' ? 'PROPFIND' : 'GET' });
  }
  const text = await read();
  const routes = new Set([...text.matchAll(/route="([^"]*)",method="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].filter((route) => !route?.startsWith('/')).sort()).toEqual(['file', 'page', 'unknown call']);
  expect(text).not.toMatch(/evil|wp-login|PROPFIND/);
});

test('each line is a comment or a name with labels and a number, and buckets grow', async () => {
  metrics.count({ method: 'GET', path: '/ready', status: 200, ms: 30 });
  const text = await read();
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# HELP \w+ .+|# TYPE \w+ (counter|gauge|histogram)|\w+(\{[^}]*\})? ([\d.e+-]+|Nan)|)$/);
  }
  const ready = [...text.matchAll(/_bucket\{le="[^"]*",route="\/ready".*\} (\d+)/g)].map(([, value]) => Number(value));
  expect(ready).toEqual([0, 0, 0, ...Array.from({ length: 9 }, () => 1)]);
});

test('what is watched is read when it is asked for', async () => {
  let value = 1;
  metrics.watch('yimen_watched_bytes', 'What is watched.', () => value);
  value = 2;
  expect(await read()).toContain('# TYPE yimen_watched_bytes gauge\nyimen_watched_bytes 2\n');
});

test('the database, the event loop and the process are measured', async () => {
  const text = await read();
  for (const name of [
    'yimen_database_connections',
    'yimen_event_loop_delay_seconds',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  }
});

test('nothing of it is on the public port, and nothing else on its own', async () => {
  expect((await app.fetch('/metrics')).status).toBe(404);
  expect((await serveMetrics(metrics, app.db)(new Request('http://127.0.0.1/home'))).status).toBe(404);
});
