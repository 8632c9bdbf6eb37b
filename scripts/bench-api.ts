import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@yimen/contract/endpoint';
import { search } from '@yimen/contract/search';
import { collectApp } from '@yimen/contract/services/collection';
import { login } from '@yimen/contract/sign-in/auth';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { getConfig } from '@yimen/contract/unit';
import autocannon from 'autocannon';
import { type Bytes, median, startBare } from './bare.ts';
import { table, today, writeFigures } from './figures.ts';
import { startServer } from './trial-server.ts';

const rounds = 3;
const secondsPerRound = 3;
const connections = 50;
const host = 'mingde.localhost';

interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** Sends an idempotency key with each write, as the portal does. */
  readonly keyed?: boolean;
}

function callOf(name: string, { method, path, example, writes }: Endpoint, token?: string): Call {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (method === 'POST') {
    const json = { ...headers, 'content-type': 'application/json' };
    return { name, method, path, headers: json, body: JSON.stringify(example), keyed: writes };
  }
  return { name, method, path: `${path}?${new URLSearchParams(example as Record<string, string>)}`, headers };
}

async function answerOf(port: number, { method, path, headers, body }: Call): Promise<Bytes> {
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } });
  Readable.from(body === undefined ? [] : [body]).pipe(outgoing);
  const incoming = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  const answer = await text(incoming);
  if (incoming.statusCode !== 200) throw new Error(`${path} answers ${incoming.statusCode}: ${answer}`);
  const kept = Object.entries(incoming.headers).filter(
    ([name]) => !/^(date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
  );
  return { headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body: Buffer.from(answer) };
}

interface Load {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
}

async function load(port: number, { method, path, headers, body, keyed }: Call): Promise<Load> {
  const withKey = (given: autocannon.Request) => ({
    ...given,
    headers: { ...given.headers, 'idempotency-key': randomBytes(12).toString('hex') },
  });
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    method,
    headers: { ...headers, host },
    ...(body !== undefined && { body }),
    ...(keyed && { requests: [{ setupRequest: withKey }] }),
    connections,
    duration: secondsPerRound,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function benchCall(port: number, call: Call): Promise<(string | number)[]> {
  const answer = await answerOf(port, call);
  const bare = await startBare(answer);
  const own: Load[] = [];
  const yardstick: Load[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      own.push(await load(port, call));
      yardstick.push(await load(bare.port, call));
    }
  } finally {
    bare.child.kill();
  }
  const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]));
  const [rate, bareRate] = [middle(own, 'perSecond'), middle(yardstick, 'perSecond')];
  console.log(`${call.name}: ${Math.round(rate)} requests per second, ${(rate / bareRate).toFixed(2)} of a bare Hono`);
  return [
    call.name,
    answer.body.length,
    Math.round(rate),
    middle(own, 'p99'),
    Math.round(bareRate),
    middle(yardstick, 'p99'),
    (rate / bareRate).toFixed(2),
  ];
}

async function tokenOf(port: number, path: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(`http://localhost:${port}${path}`, init);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function benchDatabase(environment: Record<string, string>): Promise<(string | number)[][]> {
  // All requests come from one address, so the rate limits would stop the measurement.
  const server = await startServer({ YIMEN_LOG: 'silent', YIMEN_LIMITS: '0', ...environment });
  try {
    const { port } = server;
    const guest = await tokenOf(port, '/pedestal/auth/guest/login');
    const json = { 'content-type': 'application/json' };
    const member = await tokenOf(port, login.path, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(login.example),
    });
    const rows: (string | number)[][] = [];
    for (const call of [
      callOf('config', getConfig),
      { name: 'home payload', method: 'GET' as const, path: '/home.data', headers: {} },
      callOf('search', search, guest),
      callOf('task list', taskInfo, member),
      callOf('collect', collectApp, member),
    ]) {
      rows.push(await benchCall(port, call));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Measures the API on the embedded database and, if an address is given, on PostgreSQL; writes the figures. */
export async function benchApi(postgres: string | null): Promise<void> {
  const head = ['call', 'bytes', 'requests per second', 'p99 in ms', 'bare', 'p99 in ms', 'ratio'];
  const sections = [
    `\`npm run bench\`, ${today()}. Median of ${rounds} interleaved rounds of ${secondsPerRound} s with ${connections} connections against one server process; the load comes from the same machine. Beside each call stands a bare Hono that answers the same bytes from memory. The home payload is the guest home's data in one answer (\`/home.data\`); the task list and collect are a member's, and each collect carries an idempotency key of its own.`,
    '',
    'On the embedded database:',
    '',
    table(head, await benchDatabase({})),
  ];
  if (postgres) sections.push('', 'On PostgreSQL:', '', table(head, await benchDatabase({ DATABASE_URL: postgres })));
  writeFigures('API requests', sections.join('\n'));
}
