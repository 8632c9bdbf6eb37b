import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './http-server.ts';

const longGrace = 20_000;

test('a connection on which nothing was asked does not hold the end up', async () => {
  const server = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' });
  const idle = connect(server.port, '127.0.0.1');
  const closed = once(idle, 'close');
  await once(idle, 'connect');
  // An answered request proves that the server knows the connection that came before it.
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  const begun = performance.now();
  await server.close(longGrace);
  await closed;
  expect(performance.now() - begun).toBeLessThan(longGrace / 2);
});

test('a running request is answered after the end was asked for', async () => {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const answer = async () => {
    arrived.resolve();
    await held.promise;
    return new Response('late');
  };
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  const running = fetch(`http://127.0.0.1:${server.port}/`);
  await arrived.promise;
  const ended = server.close(longGrace);
  held.resolve();
  expect(await (await running).text()).toBe('late');
  await ended;
});

test.each([
  ['a request whose address is too long', `GET /homepage/x?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['one whose headers are', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no request', 'HELLO\r\n\r\n', 400],
  ['an address that is none', 'GET nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
])('%s is refused in the envelope', async (_, words, status) => {
  const server = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(words);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    code: 400,
    msg: expect.stringMatching(/^请求/),
    data: null,
  });
  await server.close(longGrace);
});

test.each(['', 'Host:\r\n', 'Host: x y\r\n'])(
  'a request with “%s” for a Host reaches who can refuse its path',
  async (header) => {
    const seen = ({ url, headers }: Request) => new Response(`${new URL(url).pathname} ${headers.get('host') ?? ''}`);
    const server = await listen(seen, { port: 0, host: '127.0.0.1' });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET /homepage/x HTTP/1.1\r\n${header}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`/homepage/x ${header.slice('Host: '.length).trim()}`);
    await server.close(longGrace);
  },
);
