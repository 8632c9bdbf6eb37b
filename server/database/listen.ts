import pg from 'pg';
import { type Database, newClient } from './open.ts';

/** How long after losing its connection a listener tries again, in ms. */
const reconnectMs = 1000;
/** How often a silent connection is tested, and how long to wait for the answer, in ms. */
const usualHeartbeat = { interval: 10_000, query_timeout: 5000 };

export interface NotificationHandler {
  onNotification(channel: string, payload: string): void;
  /** Called when notifications begin to arrive, and when they may be missed. */
  onLiveChange(now: boolean): void;
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens to the database's notifications on a connection of its own, which is reopened whenever it is lost. Resolves
 * after the first attempt. Never rejects, because callers must also work without notifications.
 */
export async function listenToDatabase(
  db: Database,
  channels: readonly string[],
  handler: NotificationHandler,
  heartbeat = usualHeartbeat,
): Promise<Listener> {
  const text = channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ');
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
      handler.onLiveChange(false);
      if (closed) return;
      client.end().catch(() => {});
      timer = setTimeout(() => void connect(), reconnectMs).unref();
    };
    // A vanished host does not close the connection, and a client that only listens would not notice.
    // Repeating LISTEN changes nothing, and shows the purpose of the connection in the database's list.
    const beat = () => {
      const ask = () => client.query({ text, ...heartbeat }).then(beat, end);
      timer = setTimeout(ask, heartbeat.interval).unref();
    };
    client.on('error', end);
    client.on('end', end);
    client.on('notification', ({ channel, payload }) => handler.onNotification(channel, payload ?? ''));
    try {
      await client.connect();
      await client.query(text);
      if (over) return;
      handler.onLiveChange(true);
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
