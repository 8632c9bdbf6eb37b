import { setTimeout as rest } from 'node:timers/promises';
import { personInfo } from '@yimen/contract/person/data';
import { getConfig } from '@yimen/contract/unit';
import { inject } from 'vitest';
import { freePort, get } from '../../scripts/trial-server.ts';
import { type Run, runServer, untilReady } from '../process/run-server.ts';
import { startPostgres } from './postgres.ts';
import { type ProxyOptions, startProxy } from './proxy.ts';
import { tokenOf } from './token.ts';

const host = 'mingde.localhost';
/** Time in ms that requests continue after a server is back, so that the load balancer has polled it. */
const afterwards = 1000;

export interface Rolled {
  /** Failed requests of visitors. */
  readonly failures: string[];
  readonly answered: number;
  /** Exit code or signal of each server. */
  readonly ends: (number | string)[];
}

/** Restarts two servers on one PostgreSQL, one after the other, while visitors send requests through a proxy. */
export async function rollingRestart({ rounds, by }: ProxyOptions & { rounds: number }): Promise<Rolled> {
  const postgres = await startPostgres({ like: inject('demo') });
  const settings = { DATABASE_URL: postgres.url, YIMEN_DRAIN: '1', YIMEN_LIMITS: '0' };
  const start = (port: number) => runServer({ PORT: String(port), ...settings });
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => ({ port, run: start(port) }));
  await Promise.all(servers.map(({ run, port }) => untilReady(run, port)));
  const proxy = await startProxy(ports, { by });
  const ends: (number | string)[] = [];
  const end = async (run: Run) => {
    run.child.kill('SIGTERM');
    ends.push(await run.ended);
  };

  const token = await tokenOf(proxy.port, host, { account: '2024310086', password: 'Yimen-2026' });
  const visitors = startVisitors(proxy.port, token);
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      await end(server.run);
      server.run = start(server.port);
      await untilReady(server.run, server.port);
      await rest(afterwards);
    }
  }
  const seen = await visitors.stop();
  await proxy.close();
  await Promise.all(servers.map(({ run }) => end(run)));
  await postgres.stop();
  return { ...seen, ends };
}

/** Starts visitors who request pages and calls in a loop. */
function startVisitors(port: number, token: string) {
  const requests = [
    () => get(port, host, '/home'),
    () => get(port, host, getConfig.path),
    () => get(port, host, personInfo.path, { authorization: `Bearer ${token}` }),
  ];
  const failures: string[] = [];
  let answered = 0;
  let stopped = false;
  async function visit(ask: (typeof requests)[number]): Promise<void> {
    while (!stopped) {
      const answer = await ask().catch((error: Error) => ({ status: 0, text: error.message }));
      if (answer.status === 200) answered += 1;
      else failures.push(`${answer.status} ${answer.text.slice(0, 100)}`);
      await rest(5);
    }
  }
  const visitors = [...requests, ...requests, ...requests, ...requests].map(visit);
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      return { failures, answered };
    },
  };
}
