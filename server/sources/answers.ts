import type { SourceFailure } from '@yimen/contract/sources/sources';
import { NotYet } from '../http/refusal.ts';
import { Breaker, type Turn } from './breaker.ts';
import { SourceError } from './fetch-json.ts';
import type { Mapped } from './mapping.ts';

/** An answer as it is kept. */
export interface CachedAnswer extends Mapped {
  /** When it was read, in ms. */
  readonly at: number;
  /** About what it takes in memory, in bytes. */
  readonly bytes: number;
}

/** What is known of a question: rows, and why they are not those of now. */
export interface Known {
  readonly rows: Mapped['rows'];
  readonly failure: { readonly reason: SourceFailure['reason']; readonly at: number | null } | null;
}

interface Question {
  /** Institution, source and its configuration: what fails together. */
  readonly source: string;
  /** The whole request; the same question is asked once at a time. */
  readonly key: string;
  readonly cacheSeconds: number;
  readonly staleSeconds: number;
  /** Until when the answer is waited for, in ms since 1970; without end when it is not given. */
  readonly until?: number | undefined;
}

/** Most memory that answers may take together, in bytes. */
const room = 48 * 1024 * 1024;

/** Answers of sources: kept for a while, asked for once at a time, and done without while a source fails. */
export class Answers {
  readonly #kept = new Map<string, CachedAnswer>();
  readonly #pending = new Map<string, { readonly answer: Promise<CachedAnswer>; readonly isTrial: boolean }>();
  readonly #breakers = new Map<string, { breaker: Breaker; reason: SourceFailure['reason'] }>();
  readonly #now: () => number;
  #size = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The answer to a question, kept or asked for anew; never throws for what a source does, and {@link NotYet} when it
   * takes too long. The source goes on being asked then, and by the end of a pause it is tried while nobody waits.
   */
  async get(
    question: Question,
    ask: () => Promise<Omit<CachedAnswer, 'at'>>,
    report: (error: SourceError) => void,
  ): Promise<Known> {
    const kept = this.#kept.get(question.key);
    if (kept && this.#age(kept) < question.cacheSeconds) return known(kept);
    const state = this.#stateOf(question.source);
    const turn = this.#pending.has(question.key) ? null : state.breaker.admit();
    if (turn) this.#ask(question.key, ask, { state, turn }, report);
    const running = this.#pending.get(question.key);
    if (!running || running.isTrial) return this.#without(kept, question, state.reason);
    try {
      return known(await inTime(running.answer, question.until));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return this.#without(kept, question, error.reason);
    }
  }

  #ask(
    key: string,
    ask: () => Promise<Omit<CachedAnswer, 'at'>>,
    { state, turn }: { state: State; turn: Turn },
    report: (error: SourceError) => void,
  ): void {
    const answer = ask().then(
      (rows) => {
        turn.succeeded();
        const entry = { ...rows, at: this.#now() };
        this.#keep(key, entry);
        return entry;
      },
      (error: unknown) => {
        if (!(error instanceof SourceError)) {
          turn.succeeded();
          throw error;
        }
        if (error.ill) {
          state.reason = error.reason;
          turn.failed();
        } else turn.succeeded();
        report(error);
        throw error;
      },
    );
    this.#pending.set(key, { answer, isTrial: turn.isTrial });
    const done = () => this.#pending.delete(key);
    answer.then(done, done);
  }

  #without(kept: CachedAnswer | undefined, { staleSeconds }: Question, reason: SourceFailure['reason']): Known {
    if (!kept || this.#age(kept) > staleSeconds) return { rows: [], failure: { reason, at: null } };
    return { rows: kept.rows, failure: { reason, at: kept.at } };
  }

  #age({ at }: CachedAnswer): number {
    return (this.#now() - at) / 1000;
  }

  #keep(key: string, entry: CachedAnswer): void {
    this.#size += entry.bytes - (this.#kept.get(key)?.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#size <= room) break;
      this.#kept.delete(oldest);
      this.#size -= bytes;
    }
  }

  #stateOf(source: string): State {
    const state = this.#breakers.get(source) ?? { breaker: new Breaker(this.#now), reason: 'down' as const };
    this.#breakers.set(source, state);
    return state;
  }
}

type State = { breaker: Breaker; reason: SourceFailure['reason'] };

/** An answer of which a part could not be read is used, and said to be so. */
function known({ rows, complete }: CachedAnswer): Known {
  return { rows, failure: complete ? null : { reason: 'invalid', at: null } };
}

/** What is promised, if it is there by `until`, in ms since 1970; throws {@link NotYet} otherwise. */
async function inTime<Value>(promised: Promise<Value>, until = Number.POSITIVE_INFINITY): Promise<Value> {
  if (until === Number.POSITIVE_INFINITY) return promised;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotYet()), Math.max(0, until - Date.now()));
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
