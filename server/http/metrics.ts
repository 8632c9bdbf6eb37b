import { monitorEventLoopDelay } from 'node:perf_hooks';
import { codes } from '@yimen/contract/envelope';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open.ts';
import type { Domain } from './domain.ts';

interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Counts what the server does, for Prometheus. */
export interface Metrics {
  count(answered: AnsweredRequest): void;
  /** Counts an answer that says `success: false`, by its envelope's code. */
  failed(code: number): void;
  /** Counts a run of a background job that failed. */
  jobFailed(name: string): void;
  /** Registers a value that is read whenever Prometheus asks. */
  watch(name: string, help: string, read: () => number): void;
  /** All of it in Prometheus' text format 0.0.4. */
  text(db: Database): Promise<string>;
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Routes are the API's paths and a few words for the rest: paths of strangers would create labels without limit. */
export function createMetrics({ implementations }: Pick<Domain, 'implementations'>): Metrics {
  const calls = new Set<string>(implementations.map(({ endpoint }) => endpoint.path));
  const roots = new Set([...calls].map((path) => path.split('/', 2)[1]));
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'yimen_request_seconds',
    help: 'Time until an answer begins, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const failures = new Counter({
    name: 'yimen_failures_total',
    help: 'Refusals and faults by the code of the envelope, but for too many calls.',
    labelNames: ['code'],
    registers,
  });
  const tooMany = new Counter({ name: 'yimen_too_many_total', help: 'Calls beyond a limit.', registers });
  const jobFailures = new Counter({
    name: 'yimen_job_failures_total',
    help: 'Runs of background jobs that failed, or ended with their process.',
    labelNames: ['job'],
    registers,
  });
  const connections = new Gauge({
    name: 'yimen_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
  });
  const waiting = new Gauge({ name: 'yimen_database_waiting', help: 'Who waits for a connection.', registers });
  const delay = new Gauge({
    name: 'yimen_event_loop_delay_seconds',
    help: 'Delay of the event loop since it was last asked for.',
    labelNames: ['quantile'],
    registers,
  });
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  function watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  watch('yimen_array_buffer_bytes', 'Memory of all buffers.', () => process.memoryUsage().arrayBuffers);

  function routeOf(path: string): string {
    if (path === '') return 'no request';
    if (calls.has(path) || path === '/health' || path === '/ready') return path;
    const root = path.split('/', 2)[1] ?? '';
    if (roots.has(root)) return 'unknown call';
    return ['assets', 'art', 'icons', 'pictures', 'avatars'].includes(root) ? 'file' : 'page';
  }

  return {
    count({ method, path, status, ms }) {
      seconds.observe({ route: routeOf(path), method: methods.has(method) ? method : 'other', status }, ms / 1000);
    },
    // A caller who is refused for too many calls goes on calling: in one sum they would hide all other refusals.
    failed: (code) => (code === codes.tooMany ? tooMany.inc() : failures.inc({ code })),
    jobFailed: (job) => jobFailures.inc({ job }),
    watch,
    text({ $client: pool }) {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      waiting.set(pool.waitingCount);
      delay.set({ quantile: '0.99' }, loop.percentile(99) / 1e9 || 0);
      loop.reset();
      return register.metrics();
    },
  };
}

/** Answers `/metrics` and nothing else, on a port that is not public. */
export function serveMetrics(metrics: Metrics, db: Database): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
    return new Response(await metrics.text(db), { headers: { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE } });
  };
}
