import { useSyncExternalStore } from 'react';
import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { readStored, store } from '../lib/storage.ts';
import { createEmitter } from '../lib/store.ts';

/** Kinds of writes that can wait for a network; each is one endpoint. */
export type WaitingKind = 'collect' | 'read' | 'entry';

/** A write that waits for a network. */
export interface Waiting {
  /** Idempotency key: the server applies the write once, however often it is sent. */
  key: string;
  /** Who made it; it is never sent with another person's token. */
  person: string;
  kind: WaitingKind;
  /** What it is about: a later write about the same subject replaces it. */
  subject: string;
  input: unknown;
  /** The service that it is about, or the notices before it: for lists loaded without the write. */
  about?: unknown;
  /** In ms since 1970. */
  at: number;
  /** When it was first sent without getting an answer, in ms since 1970. */
  tried?: number;
  /** Why the server refused it; it is kept to be shown, and not sent again unchanged. */
  refused?: string;
  /** The visitor has read that it was refused; the typed text is still kept. */
  told?: boolean;
}

/** The signed-in person's writes. */
export interface Outbox {
  waiting: readonly Waiting[];
  refused: readonly Waiting[];
  /** Key of the write that this tab is sending. */
  sending: string | undefined;
  /** How many were sent from this tab since that was last shown. */
  sent: number;
}

/** Local storage key: writes are kept when the tab closes, and removed at sign-out. */
const outboxKey = 'ym-outbox';
const emptyOutbox: Outbox = { waiting: [], refused: [], sending: undefined, sent: 0 };

let outbox: Outbox | undefined;
/** The writes when storage is refused: kept as long as the page. */
let unstored: string | undefined;
const outboxChanges = createEmitter();

export function readOutbox(): Outbox {
  outbox ??= withWrites(emptyOutbox);
  return outbox;
}

/** The current outbox; empty on the server and during hydration. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(onOutbox, readOutbox, () => emptyOutbox);
}

/** Calls the listener when the outbox changes, in this tab or another; returns how to unsubscribe. */
export function onOutbox(listener: () => void): () => void {
  // Adding the same listener twice has no effect.
  window.addEventListener('storage', onOtherTabWrite);
  return outboxChanges.subscribe(listener);
}

function onOtherTabWrite(event: StorageEvent): void {
  if (event.key === outboxKey || event.key === null) changeOutbox({});
}

/** The current outbox, read again, as another tab may have written. */
export function freshOutbox(): Outbox {
  outbox = withWrites(readOutbox());
  return outbox;
}

/** Replaces all writes of this browser. */
export function storeWrites(writes: readonly Waiting[]): void {
  const text = writes.length > 0 ? JSON.stringify(writes) : undefined;
  store('local', outboxKey, text);
  unstored = text !== undefined && readStored('local', outboxKey) !== text ? text : undefined;
  changeOutbox({});
}

export function changeOutbox(changed: Partial<Outbox>): void {
  outbox = withWrites({ ...readOutbox(), ...changed });
  outboxChanges.emit();
}

function withWrites(before: Outbox): Outbox {
  const person = personOf(readSession().token);
  const own = readWrites().filter((each) => each.person === person);
  return {
    ...before,
    waiting: own.filter(({ refused }) => refused === undefined),
    refused: own.filter(({ refused }) => refused !== undefined),
  };
}

/** All writes of this browser, of any person. */
export function readWrites(): Waiting[] {
  try {
    const value: unknown = JSON.parse(unstored ?? readStored('local', outboxKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is Waiting {
  return typeof value === 'object' && value !== null && 'key' in value && 'person' in value && 'kind' in value;
}

/** Resets the count of sent writes after it was shown. */
export function forgetSent(): void {
  changeOutbox({ sent: 0 });
}

/** Marks refusals as read: entries with typed text are kept, so that they can be changed; all others are removed. */
export function dismissRefusals(): void {
  const { refused } = readOutbox();
  const dismissed = new Set(refused.map((write) => write.key));
  const left = readWrites().filter((each) => each.kind === 'entry' || !dismissed.has(each.key));
  storeWrites(left.map((each) => (dismissed.has(each.key) ? { ...each, told: true } : each)));
}
