import pg from 'pg';
import type { Database } from './open.ts';

/** How long after losing its connection a listener tries again, in ms. */
const retryAfter = 1000;

export interface Hearing {
  heard(channel: string, payload: string): void;
  /** Told when notifications begin to arrive, and when they may be missed. */
  live(now: boolean): void;
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Hears the database's notifications on a connection of its own, which it opens anew whenever it is lost. Resolves
 * after the first attempt; never rejects, because what listens must also work without hearing.
 */
export async function listen(db: Database, channels: readonly string[], hearing: Hearing): Promise<Listener> {
  let closed = false;
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...db.$client.options, password: db.$client.options.password, keepAlive: true });
    current = client;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      hearing.live(false);
      if (closed) return;
      client.end().catch(() => {});
      timer = setTimeout(() => void connect(), retryAfter).unref();
    };
    client.on('error', end);
    client.on('end', end);
    client.on('notification', ({ channel, payload }) => hearing.heard(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (!over) hearing.live(true);
    } catch {
      end();
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {});
    },
  };
}
