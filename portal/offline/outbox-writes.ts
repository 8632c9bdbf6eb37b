import { changeOutbox, keepWrites, readOutbox, readWrites, type Waiting } from './outbox-store.ts';

/** Notes which write is on its way. */
export function noteSending(sending: string | undefined): void {
  changeOutbox({ sending });
}

/** Notes that the server may have a write from now on, though it may not answer. */
export function noteTried({ key }: Waiting, now = Date.now()): void {
  keepWrites(readWrites().map((each) => (each.key === key ? { ...each, tried: each.tried ?? now } : each)));
}

/** Adds a write in place of an earlier one about the same. */
export function putWaiting(write: Waiting): void {
  const others = readWrites().filter((each) => each.subject !== write.subject || each.person !== write.person);
  keepWrites([...others, write]);
}

/** Takes writes out, unless later ones have taken their place meanwhile. */
export function dropWaiting(...writes: readonly Pick<Waiting, 'key'>[]): void {
  const keys = new Set(writes.map((write) => write.key));
  keepWrites(readWrites().filter((each) => !keys.has(each.key)));
}

/** Takes a write out that the server has applied. */
export function noteSent(write: Waiting): void {
  dropWaiting(write);
  changeOutbox({ sent: readOutbox().sent + 1 });
}

/** Keeps a write with what the server said to it. */
export function noteRefused({ key }: Waiting, refused: string): void {
  keepWrites(readWrites().map((each) => (each.key === key ? { ...each, refused } : each)));
}

/** To be called before the storages are emptied: returns what puts this person's writes back afterwards. */
export function carryOutbox(person: string | undefined): () => void {
  const kept = person === undefined ? [] : readWrites().filter((each) => each.person === person);
  return () => {
    keepWrites(kept);
    changeOutbox({ sending: undefined, sent: 0 });
  };
}
