import { once } from 'node:events';
import { connect } from 'node:net';
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
