import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../scripts/trial-server.ts';
import { demoFolder, type PreparedFolder } from '../support/data-folder.ts';
import { member } from '../support/site.ts';
import { tokenOf } from '../support/token.ts';

const host = 'mingde.localhost';

let folder: PreparedFolder;
let server: RunningServer;
beforeAll(async () => {
  folder = await demoFolder();
  server = await startServer({ YIMEN_LOG: 'warn', ...folder.environment });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends what `fetch` would not: any method, and paths and headers as they are written. */
function send(method: string, path: string, { headers = {}, body }: Sent = {}) {
  const { port } = server;
  const own = { host: `${host}:${port}`, origin: `http://${host}:${port}`, ...headers };
  return new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers: own }, (answer) => {
      const given = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      text(answer).then((words) => resolve({ status: answer.statusCode ?? 0, headers: given, text: words }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

test.each([
  ['PUT', '/home', 'GET, HEAD'],
  ['TRACE', '/home', 'GET, HEAD'],
  ['POST', '/service-hall', 'GET, HEAD'],
  ['DELETE', '/login', 'GET, HEAD, POST'],
  ['TRACE', '/login', 'GET, HEAD, POST'],
  ['OPTIONS', '/personal-center/campus-infos', 'GET, HEAD, POST'],
  ['POST', '/favicon.ico', 'GET, HEAD'],
  ['DELETE', '/sw.js', 'GET, HEAD'],
  ['PUT', '/calendar/none.ics', 'GET, HEAD'],
  ['POST', '/sign-in/start', 'GET'],
  ['GET', '/sign-in/backchannel/none', 'POST'],
  ['PATCH', '/homepage/content', 'GET, HEAD'],
])('%s %s is 405 and says what is taken', async (method, path, allow) => {
  const { status, headers } = await send(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allow]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/login', '/personal-center/campus-infos'])(
  'a form that cannot be read is told so on %s, where it can be filled in again',
  async (path) => {
    const token = encodeURIComponent(await tokenOf(server.port, host, member));
    const cookie: Record<string, string> = path === '/login' ? {} : { cookie: `token=${token}; isTourist=0` };
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json',
      'text/plain',
      '',
    ]) {
      const sent = { headers: { ...cookie, ...(type && { 'content-type': type }) }, body: '{"account":"a"}' };
      const { status, text } = await send('POST', path, sent);
      expect(status, type).toBe(400);
      expect(text, type).toContain('提交的内容没有读出来，请重新填写后再试');
      expect(text, type).toContain('<form');
    }
    const packed = await send('POST', path, { headers: { ...cookie, 'content-encoding': 'gzip' }, body: 'x' });
    expect([packed.status, packed.headers.get('accept-encoding')]).toEqual([415, 'identity']);
  },
);

test('an address of slashes, or of any length, is refused before it costs anything', async () => {
  expect((await send('GET', `/${'/'.repeat(15_000)}x`)).status).toBe(414);
  expect((await send('GET', `/${'/'.repeat(1500)}x`)).status).toBe(400);
  expect((await send('GET', `/home?x=${'x'.repeat(9000)}`)).status).toBe(414);
  const call = await send('GET', `/homepage/content?x=${'x'.repeat(9000)}`);
  expect(JSON.parse(call.text)).toMatchObject({ success: false, code: 400 });
  expect((await send('GET', `/login?redirect=%2F${'x'.repeat(4000)}`)).status).toBe(200);
});

test('nothing of this is a fault', () => {
  expect(server.output().match(/"level":"(error|fatal)".*/g)).toBeNull();
});
