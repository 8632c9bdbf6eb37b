import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../database/open.ts';
import type { Domain } from './domain.ts';

/** Upper bounds of the answer time's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Counts what the server does, for Prometheus. */
export interface Metrics {
  count(answered: Answered): void;
  /** Counts an answer that says `success: false`, by its envelope's code. */
  failed(code: number): void;
  /** Has a value read whenever Prometheus asks. */
  watch(name: string, read: () => number): void;
  /** All of it in Prometheus' text format 0.0.4. */
  text(db: Database): string;
}

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  sum: number;
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Routes are the API's paths and a few words for the rest: strangers' paths must not become labels without end. */
export function createMetrics({ implementations }: Pick<Domain, 'implementations'>): Metrics {
  const calls = new Set<string>(implementations.map(({ endpoint }) => endpoint.path));
  const roots = new Set([...calls].map((path) => path.split('/', 2)[1]));
  const series = new Map<string, Series>();
  const failures = new Map<number, number>();
  const watched = new Map<string, () => number>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  function routeOf(path: string): string {
    if (calls.has(path) || path === '/health' || path === '/ready') return path;
    const root = path.split('/', 2)[1] ?? '';
    if (roots.has(root)) return 'unknown call';
    return ['assets', 'art', 'icons', 'pictures', 'avatars'].includes(root) ? 'file' : 'page';
  }

  return {
    count({ method, path, status, ms }) {
      const known = methods.has(method) ? method : 'other';
      const labels = `route="${routeOf(path)}",method="${known}",status="${status}"`;
      const own = series.get(labels) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 };
      series.set(labels, own);
      own.count += 1;
      own.sum += ms / 1000;
      const at = bounds.findIndex((bound) => ms / 1000 <= bound);
      if (at >= 0) own.buckets[at] = (own.buckets[at] ?? 0) + 1;
    },

    failed(code) {
      failures.set(code, (failures.get(code) ?? 0) + 1);
    },

    watch(name, read) {
      watched.set(name, read);
    },

    text({ $client: pool }) {
      const lines = ['# TYPE yimen_request_seconds histogram', ...[...series.values()].flatMap(histogram)];
      lines.push('# TYPE yimen_failures_total counter');
      for (const [code, count] of failures) lines.push(`yimen_failures_total{code="${code}"} ${count}`);
      const gauge = (name: string, value: number, labels = '') => lines.push(`${name}${labels} ${value}`);
      lines.push('# TYPE yimen_database_connections gauge');
      gauge('yimen_database_connections', pool.totalCount - pool.idleCount, '{state="busy"}');
      gauge('yimen_database_connections', pool.idleCount, '{state="idle"}');
      lines.push('# TYPE yimen_database_waiting gauge');
      gauge('yimen_database_waiting', pool.waitingCount);
      lines.push('# TYPE yimen_event_loop_delay_seconds gauge');
      gauge('yimen_event_loop_delay_seconds', loop.percentile(99) / 1e9 || 0, '{quantile="0.99"}');
      loop.reset();
      for (const [name, read] of watched) {
        lines.push(`# TYPE ${name} gauge`);
        gauge(name, read());
      }
      const { rss, arrayBuffers } = process.memoryUsage();
      lines.push('# TYPE yimen_array_buffer_bytes gauge');
      gauge('yimen_array_buffer_bytes', arrayBuffers);
      lines.push('# TYPE process_resident_memory_bytes gauge');
      gauge('process_resident_memory_bytes', rss);
      lines.push('# TYPE process_start_time_seconds gauge');
      gauge('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime()));
      return `${lines.join('\n')}\n`;
    },
  };
}

function histogram({ labels, buckets, count, sum }: Series): string[] {
  let below = 0;
  const lines = bounds.map((bound, index) => {
    below += buckets[index] ?? 0;
    return `yimen_request_seconds_bucket{${labels},le="${bound}"} ${below}`;
  });
  return [
    ...lines,
    `yimen_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `yimen_request_seconds_sum{${labels}} ${sum}`,
    `yimen_request_seconds_count{${labels}} ${count}`,
  ];
}

/** Answers `/metrics` on the port that is not the public's, and nothing else. */
export function serveMetrics(metrics: Metrics, db: Database): (request: Request) => Response {
  return (request) => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
    return new Response(metrics.text(db), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });
  };
}
