/**
 * Lets many PostgreSQL clients share PGlite's one session. A client keeps the session from the first message of a batch
 * until the engine answers ReadyForQuery outside a transaction; the others wait. PGlite's own socket server switches
 * clients after every message, so that two clients' unnamed statements overwrite each other.
 */
import {
  abandonBatch,
  asksToListen,
  type Frame,
  readFrames,
  renameStatement,
  startupAnswer,
  takeNotifications,
  transactionStatus,
} from './protocol.ts';

/** Runs one batch of frontend messages and returns the backend's bytes. */
export type Execute = (batch: Uint8Array) => Promise<Uint8Array>;

interface Client {
  readonly id: number;
  readonly send: (bytes: Uint8Array) => void;
  buffered: Uint8Array;
  started: boolean;
  closed: boolean;
  pending: Frame[];
  batches: Uint8Array[];
}

/** What a connected client can do: send bytes, or disconnect. */
export interface Line {
  receive(bytes: Uint8Array): void;
  hangUp(): void;
}

export interface Multiplexer {
  connect(send: (bytes: Uint8Array) => void): Line;
  /** Resolves when every received batch has been answered. */
  drain(): Promise<void>;
}

/** Creates a multiplexer over one engine; `afterBatch` is called after each batch. */
export function createMultiplexer(execute: Execute, afterBatch: () => void = () => {}): Multiplexer {
  const waiting: Client[] = [];
  const listeners = new Set<Client>();
  let owner: Client | null = null;
  let running: Promise<void> | null = null;
  let lastId = 0;

  function next(): Client | null {
    if (owner) return owner.batches.length > 0 || owner.closed ? owner : null;
    return waiting.shift() ?? null;
  }

  async function run(): Promise<void> {
    for (let client = next(); client; client = next()) {
      const batch = client.batches.shift();
      if (!batch) {
        // The client disconnected inside a transaction, which the next client must not inherit.
        await execute(abandonBatch);
        owner = null;
        continue;
      }
      owner = client;
      const answer = await execute(batch);
      afterBatch();
      deliver(answer, client);
      if (transactionStatus(answer) === 'I') {
        owner = null;
        if (client.batches.length > 0) waiting.push(client);
      }
    }
    running = null;
  }

  /** Notifications arrive in the answer to the client that caused them; they go to all listening clients instead. */
  function deliver(answer: Uint8Array, client: Client): void {
    const { rest, notifications } =
      listeners.size > 0 ? takeNotifications(answer) : { rest: answer, notifications: null };
    if (!client.closed) client.send(rest);
    if (notifications) for (const listener of listeners) listener.send(notifications);
  }

  function wake(): void {
    running ??= Promise.resolve().then(run);
  }

  function queue(client: Client, frames: Frame[]): void {
    for (const frame of frames) {
      if (frame.type === 'X') {
        hangUp(client);
        return;
      }
      if (asksToListen(frame)) listeners.add(client);
      client.pending.push(renameStatement(frame, client.id));
      // Query, Sync and FunctionCall end a batch; Flush asks for the answers so far.
      if ('QSFH'.includes(frame.type)) {
        client.batches.push(Buffer.concat(client.pending.map(({ bytes }) => bytes)));
        client.pending = [];
        if (owner !== client && !waiting.includes(client)) waiting.push(client);
      }
    }
    wake();
  }

  function hangUp(client: Client): void {
    if (client.closed) return;
    client.closed = true;
    listeners.delete(client);
    client.batches = [];
    const place = waiting.indexOf(client);
    if (place >= 0) waiting.splice(place, 1);
    if (owner === client) wake();
  }

  return {
    connect(send) {
      lastId += 1;
      const client: Client = {
        id: lastId,
        send,
        buffered: new Uint8Array(0),
        started: false,
        closed: false,
        pending: [],
        batches: [],
      };
      return {
        receive(bytes) {
          if (client.closed) return;
          const { frames, rest } = readFrames(Buffer.concat([client.buffered, bytes]), client.started);
          client.buffered = rest;
          const startup = frames[0];
          if (startup?.type === 'startup') {
            client.started = true;
            client.send(startupAnswer(client.id));
            frames.shift();
          }
          queue(client, frames);
        },
        hangUp: () => hangUp(client),
      };
    },
    async drain() {
      while (running) await running;
    },
  };
}
