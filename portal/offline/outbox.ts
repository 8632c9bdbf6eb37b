import type { Endpoint, InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { markNotices } from '@yimen/contract/notices/marks';
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

const endpoints = { collect: collectApp, read: markNotices, entry: addEntry } satisfies Record<WaitingKind, Endpoint>;
export type WaitingInput<Kind extends WaitingKind> = InputOf<(typeof endpoints)[Kind]>;

/** Name under which one tab at a time sends; not the outbox's own in the storage, where plain http has its latch. */
const turn = 'ym-sending';
/** Longest that someone waits for an answer before the write does, in ms. */
const timeoutMs = 8000;
/** The server knows a key for a day; after that it would add an entry again whose answer was lost. In ms. */
const rememberedFor = 20 * 3_600_000;
/** What will pass by itself: too many at once, too early, or only a proxy that answers. */
const passing = new Set([0, 408, 425, 429, 502, 503, 504]);

/**
 * Sends a write now; without a network, or without an answer in time, it waits and is sent once when that is back.
 * Throws ApiError when the server refuses it. `about` is for lists, while it waits.
 */
export async function sendOrWait<Kind extends WaitingKind>(
  kind: Kind,
  subject: string,
  input: WaitingInput<Kind>,
  about?: unknown,
): Promise<'sent' | 'waiting'> {
  const person = whoIsHere() ?? '';
  const write: Waiting = { key: randomKey(), person, kind, subject, input, about, at: Date.now() };
  if (navigator.onLine) {
    write.tried = write.at;
    const earlier = [...freshOutbox().waiting, ...freshOutbox().refused].filter((each) => each.subject === subject);
    try {
      // What is on its way about the same must arrive first.
      await (earlier.length > 0 ? withTabLock(turn, () => send(write)) : send(write));
      dropWaiting(...earlier);
      return 'sent';
    } catch (error) {
      if (!isUnreached(error)) throw error;
    }
  }
  // Whoever has signed out meanwhile leaves nothing behind.
  if (whoIsHere() !== person) throw new ApiError(kind, { msg: '已经退出登录，这项操作没有提交' });
  putWaiting(write);
  return 'waiting';
}

/** Sends what waits, in order, in one tab at a time; what the server refuses is told and not sent again. */
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

/** Sends a write; false when there is no use in going on to the next. */
async function sendOne(write: Waiting): Promise<boolean> {
  if (write.kind === 'entry' && Date.now() - (write.tried ?? Number.POSITIVE_INFINITY) > rememberedFor) {
    noteRefused(write, '不知道有没有提交过，请先看看日程里有没有');
    return true;
  }
  noteSending(write.key);
  noteTried(write);
  try {
    await send(write);
    noteSent(write);
    return true;
  } catch (error) {
    if (isTransient(error) || isExpired(error)) return false;
    noteRefused(write, refusalOf(write, error));
    return true;
  } finally {
    noteSending(undefined);
  }
}

/**
 * Changes what waits, or takes it back when `input` is undefined; once it is not on its way. False when it has been
 * sent by then. It keeps its key: should an answer have been lost, the server says so instead of applying both.
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

function send({ kind, input, key }: Waiting): Promise<unknown> {
  const endpoint: Endpoint = endpoints[kind];
  const signal = AbortSignal.timeout(timeoutMs);
  return api.call(endpoint, input as InputOf<Endpoint>, { key, signal });
}

function whoIsHere(): string | undefined {
  return personOf(readSession().token);
}

function refusalOf({ kind }: Waiting, error: unknown): string {
  const met = error instanceof ApiError && error.code === codes.conflict;
  return met && kind === 'entry' ? '修改之前的内容已经提交过，请先看看日程里有没有' : messageOf(error);
}

/** Whether the server was not reached at all, or only a proxy before it, or has not answered in time. */
function isUnreached(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);
}

function isTransient(error: unknown): boolean {
  return isUnreached(error) || (error instanceof ApiError && passing.has(error.status));
}
