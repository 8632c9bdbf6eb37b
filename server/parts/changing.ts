import type { Withdrawal } from '@yimen/contract/withdrawal';
import type { Change as RecordedChange } from '../audit/change.ts';
import type { Database } from '../database/open.ts';
import type { Part, Row } from './tables.ts';

/** A row of a part that was added, changed or removed. */
export interface Change extends RecordedChange {
  readonly part: Pick<Part, 'name' | 'key' | 'columns'>;
  readonly before: Row | null;
  readonly after: Row | null;
  /** What visitors are told of a row that is withdrawn; null and absent for nothing. */
  readonly withdrawal?: Withdrawal | null;
}

/** What somebody does: all editions that come of it are one release. */
export interface Act {
  /** `person:`, `cli:` or `system:` with an id. */
  readonly actor: string;
  readonly title: string;
  readonly reason?: string;
  /** The release's number, once there is one. */
  release: number | null;
  /** Hears what may be wrong though it is done, in lines for people. */
  readonly warned?: ((line: string) => void) | undefined;
}

/** Where rows are changed, and who is told. */
export interface Changing {
  readonly db: Database;
  readonly changed: (change: RecordedChange) => void;
  readonly act: Act;
  /** What counterparts of sign-in answered before the transaction began; without it they are asked within it. */
  readonly counterparts?: CounterpartAnswers;
}

/** Why methods of signing in do not work as their counterparts answered, or null, each method as it was asked. */
export type CounterpartAnswers = ReadonlyMap<string, string | null>;
