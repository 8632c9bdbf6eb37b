import type { SourceFailure, SourceWait } from '@yimen/contract/sources/sources';
import { NotYet } from '../http/refusal.ts';
import { TtlCache } from '../lib/ttl-cache.ts';
import { Breaker, type Permit } from './breaker.ts';
import { SourceError } from './fetch-json.ts';
import type { MappedRows } from './mapping.ts';

export interface CachedAnswer extends MappedRows {
  /** When it was received, in ms since 1970. */
  readonly at: number;
  /** Approximate size in memory, in bytes. */
  readonly bytes: number;
}

/** The answer to a question: rows, and the failure when they are old or incomplete. */
export interface Answer {
  readonly rows: MappedRows['rows'];
  readonly failure: { readonly reason: SourceFailure['reason']; readonly at: number | null } | null;
}

interface Question {
  /** Institution, source and its configuration: the unit whose failures are counted together. */
  readonly source: string;
  /** Hash of the whole request; the same request is sent only once at a time. */
  readonly key: string;
  readonly cacheSeconds: number;
  readonly staleSeconds: number;
  /** How long the caller waits for the answer; without it, until the answer comes. */
  readonly wait?: SourceWait | undefined;
}

/** What is told of a source, beside its answers. */
interface Report {
  failed(error: SourceError): void;
  /** It has failed so often that it is paused. */
  stopped(error: SourceError): void;
  /** It answers, and did not before as far as is known. */
  resumed(): void;
}

/** Most memory that answers may take together, in bytes. */
const maxBytes = 48 * 1024 * 1024;

const notAsked = { reason: 'late', at: null } as const;

/** Answers of sources: cached, requested once at a time, and not requested while a source keeps failing. */
export class Answers {
  readonly #cached = new TtlCache<CachedAnswer>({ bytesOf: ({ bytes }) => bytes, maxBytes });
  readonly #pending = new Map<string, { readonly answer: Promise<CachedAnswer>; readonly isTrial: boolean }>();
  readonly #breakers = new Map<string, { breaker: Breaker; reason: SourceFailure['reason'] }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The answer to a question, cached or requested. Never throws for an error of the source; throws {@link NotYet} when
   * the answer takes too long. The request then continues. After a pause the trial request runs in the background:
   * nobody waits for it.
   */
  async get(question: Question, ask: () => Promise<Omit<CachedAnswer, 'at'>>, report: Report): Promise<Answer> {
    if (question.wait?.onlyCacheable && question.cacheSeconds === 0) return { rows: [], failure: notAsked };
    const cached = this.#cached.peek(question.key);
    if (cached && this.#age(cached) < question.cacheSeconds) return answerFrom(cached);
    const state = this.#stateOf(question.source);
    const permit = this.#pending.has(question.key) ? null : state.breaker.admit();
    if (permit) this.#ask(question.key, ask, { state, permit }, report);
    const running = this.#pending.get(question.key);
    if (!running || running.isTrial) return this.#without(cached, question, state.reason);
    try {
      return answerFrom(await inTimeOrThrow(running.answer, question.wait?.until));
    } catch (error) {
      if (error instanceof NotYet && question.wait?.leaveOutLate) return this.#without(cached, question, 'late');
      if (!(error instanceof SourceError)) throw error;
      return this.#without(cached, question, error.reason);
    }
  }

  #ask(
    key: string,
    ask: () => Promise<Omit<CachedAnswer, 'at'>>,
    { state, permit }: { state: State; permit: Permit },
    report: Report,
  ): void {
    const answer = ask().then(
      (rows) => {
        if (permit.succeeded()) report.resumed();
        const entry = { ...rows, at: this.#now() };
        this.#cached.set(key, entry);
        return entry;
      },
      (error: unknown) => {
        if (!(error instanceof SourceError)) {
          permit.succeeded();
          throw error;
        }
        if (error.ill) {
          state.reason = error.reason;
          if (permit.failed()) report.stopped(error);
        } else if (permit.succeeded()) report.resumed();
        report.failed(error);
        throw error;
      },
    );
    this.#pending.set(key, { answer, isTrial: permit.isTrial });
    const done = () => this.#pending.delete(key);
    answer.then(done, done);
  }

  #without(cached: CachedAnswer | undefined, { staleSeconds }: Question, reason: SourceFailure['reason']): Answer {
    if (!cached || this.#age(cached) > staleSeconds) return { rows: [], failure: { reason, at: null } };
    return { rows: cached.rows, failure: { reason, at: cached.at } };
  }

  #age({ at }: CachedAnswer): number {
    return (this.#now() - at) / 1000;
  }

  #stateOf(source: string): State {
    const state = this.#breakers.get(source) ?? { breaker: new Breaker(this.#now), reason: 'down' as const };
    this.#breakers.set(source, state);
    return state;
  }
}

type State = { breaker: Breaker; reason: SourceFailure['reason'] };

/** An answer of which a part could not be read is used, and reported as a failure. */
function answerFrom({ rows, complete }: CachedAnswer): Answer {
  return { rows, failure: complete ? null : { reason: 'invalid', at: null } };
}

/** The value of the promise, if it comes by `until` (ms since 1970); throws {@link NotYet} otherwise. */
async function inTimeOrThrow<Value>(promised: Promise<Value>, until = Number.POSITIVE_INFINITY): Promise<Value> {
  if (until === Number.POSITIVE_INFINITY) return promised;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotYet()), Math.max(0, until - Date.now()));
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
