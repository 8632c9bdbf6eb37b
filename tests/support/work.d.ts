/** The database's work since the last `take`. */
export interface Work {
  readonly statements: number;
  /** Rows returned. */
  readonly rows: number;
}
export interface WorkCounter {
  /** Returns the work since the last call and starts again from zero. */
  take(): Work;
  stop(): void;
}
/** Counts the statements of this process, from any client; `stop` ends that. */
export declare function countWork(): WorkCounter;
