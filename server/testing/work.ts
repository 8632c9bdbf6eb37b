import pg from 'pg';

/** The database's work since the last `take`. */
export interface Work {
  readonly statements: number;
  /** Rows returned. */
  readonly rows: number;
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

export interface WorkCounter {
  /** Returns the work since the last call and starts again from zero. */
  take(): Work;
  stop(): void;
}

/** Counts the statements of this process, from any client; `stop` ends that. */
export function countWork(): WorkCounter {
  let statements = 0;
  let rows = 0;
  const note = (result: unknown) => {
    for (const each of [result].flat()) rows += (each as { rows?: unknown[] } | undefined)?.rows?.length ?? 0;
  };
  const original = pg.Client.prototype.query as unknown as Query;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    const answer = given.at(-1);
    if (typeof answer === 'function') {
      const told = (error: unknown, result: unknown) => {
        note(result);
        answer(error, result);
      };
      return original.apply(this, [...given.slice(0, -1), told]);
    }
    const sent = original.apply(this, given);
    if (sent instanceof Promise) sent.then(note, () => undefined);
    return sent;
  } as never;
  return {
    take() {
      const taken = { statements, rows };
      statements = 0;
      rows = 0;
      return taken;
    },
    stop() {
      pg.Client.prototype.query = original as never;
    },
  };
}
