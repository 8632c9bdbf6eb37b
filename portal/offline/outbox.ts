import type { Endpoint, InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { markNotices } from '@yimen/contract/notices/notices';
import { addEntry } from '@yimen/contract/schedule/entries';
import { collectApp } from '@yimen/contract/services/collection';
import { api } from '../lib/api/browser.ts';
import { randomKey } from '../lib/api/client.ts';
import { ApiError, isExpired, messageOf } from '../lib/api/errors.ts';
import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { withTabLock } from '../lib/session/tab-lock.ts';
import { freshOutbox, type Waiting, type WaitingKind } from './outbox-store.ts';
import { dropWaiting, noteRefused, noteSending, noteSent, noteTried, putWaiting } from './outbox-writes.ts';

const endpointsByKind = { collect: collectApp, read: markNotices, entry: addEntry } satisfies Record<
  WaitingKind,
  Endpoint
>;
export type WaitingInput<Kind extends WaitingKind> = InputOf<(typeof endpointsByKind)[Kind]>;

/**
 * Name of the lock for sending; not the outbox's storage key, because on plain http the lock is in local storage too.
 */
const turn = 'ym-sending';
/** Longest wait for an answer, in ms; then the write waits in the outbox. */
const sendTimeoutMs = 8000;
/**
 * How long a write is resent, in ms: the server remembers a key for a day, and after that would apply the write again.
 */
const rememberedFor = 20 * 3_600_000;
/** Temporary failures: too many requests, too early, or an answer from a proxy only. */
const temporaryStatuses = new Set([0, 408, 425, 429, 502, 503, 504]);

/**
 * Sends a write now; without a network, or without an answer in time, stores it and sends it once when the network is
 * back. Throws ApiError when the server refuses it. `about` is for lists, while it waits.
 */
export async function sendOrWait<Kind extends WaitingKind>(
  kind: Kind,
  subject: string,
  input: WaitingInput<Kind>,
  about?: unknown,
): Promise<'sent' | 'waiting'> {
  const person = signedInPerson() ?? '';
  const write: Waiting = { key: randomKey(), person, kind, subject, input, about, at: Date.now() };
  if (navigator.onLine) {
    write.tried = write.at;
    const earlier = [...freshOutbox().waiting, ...freshOutbox().refused].filter((each) => each.subject === subject);
    try {
      // An earlier write about the same subject must arrive first.
      await (earlier.length > 0 ? withTabLock(turn, () => sendWrite(write)) : sendWrite(write));
      dropWaiting(...earlier);
      return 'sent';
    } catch (error) {
      if (!isUnreachedError(error)) throw error;
    }
  }
  // A person who has signed out meanwhile leaves no writes here.
  if (signedInPerson() !== person) throw new ApiError(kind, { msg: '已经退出登录，这项操作没有提交' });
  putWaiting(write);
  return 'waiting';
}

/** Sends waiting writes, in order, in one tab at a time; refused ones are kept to be shown and not sent again. */
export function sendWaiting(): Promise<void> {
  return withTabLock(turn, async () => {
    const tried = new Set<string>();
    for (;;) {
      const write = freshOutbox().waiting.find(({ key }) => !tried.has(key));
      if (!write) return;
      tried.add(write.key);
      if (!(await sendOne(write))) return;
    }
  });
}

/** Sends a write; false when the next ones would fail too. */
async function sendOne(write: Waiting): Promise<boolean> {
  if (write.kind === 'entry' && Date.now() - (write.tried ?? Number.POSITIVE_INFINITY) > rememberedFor) {
    noteRefused(write, '不知道有没有提交过，请先看看日程里有没有');
    return true;
  }
  noteSending(write.key);
  noteTried(write);
  try {
    await sendWrite(write);
    noteSent(write);
    return true;
  } catch (error) {
    if (isTransient(error) || isExpired(error)) return false;
    noteRefused(write, refusalText(write, error));
    return true;
  } finally {
    noteSending(undefined);
  }
}

/**
 * Changes a waiting write, or removes it when `input` is undefined, after any sending of it has ended. False when it
 * has been sent by then. It keeps its key: if an answer was lost, the server reports that instead of applying both.
 */
export function changeWaiting<Kind extends WaitingKind>(
  key: string,
  input: WaitingInput<Kind> | undefined,
): Promise<boolean> {
  return withTabLock(turn, async () => {
    const { waiting, refused } = freshOutbox();
    const write = [...waiting, ...refused].find((each) => each.key === key);
    if (!write) return false;
    if (!input) dropWaiting(write);
    else if (write.refused === undefined) putWaiting({ ...write, input });
    else putWaiting({ ...withoutRefusal(write), key: randomKey(), input });
    return true;
  });
}

function withoutRefusal({ refused: _, told: __, tried: ___, ...write }: Waiting): Waiting {
  return write;
}

function sendWrite({ kind, input, key }: Waiting): Promise<unknown> {
  const endpoint: Endpoint = endpointsByKind[kind];
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return api.call(endpoint, input as InputOf<Endpoint>, { key, signal });
}

function signedInPerson(): string | undefined {
  return personOf(readSession().token);
}

function refusalText({ kind }: Waiting, error: unknown): string {
  const met = error instanceof ApiError && error.code === codes.conflict;
  return met && kind === 'entry' ? '修改之前的内容已经提交过，请先看看日程里有没有' : messageOf(error);
}

/** Whether the server was not reached, only a proxy answered, or the answer took too long. */
function isUnreachedError(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);
}

function isTransient(error: unknown): boolean {
  return isUnreachedError(error) || (error instanceof ApiError && temporaryStatuses.has(error.status));
}
