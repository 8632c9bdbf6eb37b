import pg from 'pg';
import { type Database, newClient } from './open.ts';

/** How long after losing its connection a listener tries again, in ms. */
const retryAfter = 1000;
/** How often a listener asks whether its silent connection is still there, and how long it waits for a word, in ms. */
const heartbeat = { text: 'select 1', interval: 10_000, query_timeout: 5000 };

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
    const client = newClient(db);
    current = client;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      hearing.live(false);
      if (closed) return;
      client.end().catch(() => {});
      timer = setTimeout(() => void connect(), retryAfter).unref();
    };
    // A host that vanished sends no word of it, and who only listens never finds out by asking.
    const beat = () => {
      timer = setTimeout(() => client.query(heartbeat).then(beat, end), heartbeat.interval).unref();
    };
    client.on('error', end);
    client.on('end', end);
    client.on('notification', ({ channel, payload }) => hearing.heard(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (over) return;
      hearing.live(true);
      if (db.$client.options.keepAlive) beat();
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
