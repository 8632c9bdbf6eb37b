import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/open.ts';
import { onlyRead } from './only-get.ts';

/** How long the database may take before the server calls itself not ready, in ms. */
const healthTimeoutMs = 2000;

/**
 * `/health`: the process answers. `/ready`: the database answers and the process is not about to end, so requests may
 * be sent to it.
 */
export function createHealth(db: Database, isDraining: () => boolean = () => false): Hono {
  return new Hono()
    .get('/health', () => state(200, 'ok'))
    .get('/ready', async () => {
      if (isDraining()) return state(503, 'draining');
      return (await answers(db)) ? state(200, 'ready') : state(503, 'database-unreachable');
    })
    .on('all', ['/health', '/ready'], onlyRead);
}

function state(status: number, value: string): Response {
  return Response.json({ status: value }, { status, headers: { 'cache-control': 'no-store' } });
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, healthTimeoutMs, false);
  });
  try {
    const asked = db.execute(sql`select 1`).then(() => true as const);
    return await Promise.race([asked, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
