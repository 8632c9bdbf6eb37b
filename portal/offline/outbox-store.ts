import { useSyncExternalStore } from 'react';
import { personOf } from '../lib/session/person.ts';
import { readSession } from '../lib/session/session.ts';
import { readStored, store } from '../lib/storage.ts';
import { createEmitter } from '../lib/store.ts';

/** What can wait for a network; each is one endpoint. */
export type WaitingKind = 'collect' | 'read' | 'entry';

/** A write that was made without a network. */
export interface Waiting {
  /** By it the server applies the write once, however often it is sent. */
  key: string;
  /** Who made it; nobody else's token sends it. */
  person: string;
  kind: WaitingKind;
  /** What it is about: a later write about the same takes its place. */
  subject: string;
  input: unknown;
  /** The service that it is about, or the notices as they were: for lists that do not know of the write. */
  about?: unknown;
  /** In ms since 1970. */
  at: number;
  /** When it was first on its way without an answer, in ms since 1970. */
  tried?: number;
  /** Why the server did not take it; it is kept to be told, and not sent again as it is. */
  refused?: string;
  /** That it was refused has been read; what was typed is kept still. */
  told?: boolean;
}

/** The writes of the person who is signed in. */
export interface Outbox {
  waiting: readonly Waiting[];
  refused: readonly Waiting[];
  /** Key of the one that is on its way from this tab. */
  sending: string | undefined;
  /** How many have been sent from this tab since that was last told. */
  sent: number;
}

/** Local storage key: the writes outlast the tab, and go with everything else at sign-out. */
const key = 'ym-outbox';
const empty: Outbox = { waiting: [], refused: [], sending: undefined, sent: 0 };

let outbox: Outbox | undefined;
/** The writes where the storage takes none: they last as long as the page. */
let unstored: string | undefined;
const changes = createEmitter();

export function readOutbox(): Outbox {
  outbox ??= withWrites(empty);
  return outbox;
}

/** The outbox as it is by now; empty while the page is as the server drew it. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(onOutbox, readOutbox, () => empty);
}

/** Calls back when the outbox changes, in this tab or another; returns how to stop. */
export function onOutbox(listener: () => void): () => void {
  // Added once, however often it is asked for.
  window.addEventListener('storage', hearOtherTab);
  return changes.subscribe(listener);
}

function hearOtherTab(event: StorageEvent): void {
  if (event.key === key || event.key === null) changeOutbox({});
}

/** The outbox as it is by now: another tab may have written. */
export function freshOutbox(): Outbox {
  outbox = withWrites(readOutbox());
  return outbox;
}

/** Keeps these as all the writes of this browser. */
export function keepWrites(writes: readonly Waiting[]): void {
  const text = writes.length > 0 ? JSON.stringify(writes) : undefined;
  store('local', key, text);
  unstored = text !== undefined && readStored('local', key) !== text ? text : undefined;
  changeOutbox({});
}

export function changeOutbox(changed: Partial<Outbox>): void {
  outbox = withWrites({ ...readOutbox(), ...changed });
  changes.emit();
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

/** The writes of this browser, whoever made them. */
export function readWrites(): Waiting[] {
  try {
    const value: unknown = JSON.parse(unstored ?? readStored('local', key) ?? '[]');
    return Array.isArray(value) ? value.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is Waiting {
  return typeof value === 'object' && value !== null && 'key' in value && 'person' in value && 'kind' in value;
}
