import { changeOutbox, readOutbox, readWrites, storeWrites, type Waiting } from './outbox-store.ts';

/** Records which write is being sent. */
export function noteSending(sending: string | undefined): void {
  changeOutbox({ sending });
}

/** Records that the server may have received a write from now on, even without an answer. */
export function noteTried({ key }: Waiting, now = Date.now()): void {
  storeWrites(readWrites().map((each) => (each.key === key ? { ...each, tried: each.tried ?? now } : each)));
}

/** Adds a write and removes an earlier one about the same subject. */
export function putWaiting(write: Waiting): void {
  const others = readWrites().filter((each) => each.subject !== write.subject || each.person !== write.person);
  storeWrites([...others, write]);
}

/** Removes writes, unless later ones have replaced them meanwhile. */
export function dropWaiting(...writes: readonly Pick<Waiting, 'key'>[]): void {
  const keys = new Set(writes.map((write) => write.key));
  storeWrites(readWrites().filter((each) => !keys.has(each.key)));
}

/** Removes a write that the server has applied. */
export function noteSent(write: Waiting): void {
  dropWaiting(write);
  changeOutbox({ sent: readOutbox().sent + 1 });
}

/** Stores the server's reason for refusing a write. */
export function noteRefused({ key }: Waiting, refused: string): void {
  storeWrites(readWrites().map((each) => (each.key === key ? { ...each, refused } : each)));
}

/** Call before the storages are cleared: returns a function that stores this person's writes again afterwards. */
export function carryOutbox(person: string | undefined): () => void {
  const stored = person === undefined ? [] : readWrites().filter((each) => each.person === person);
  return () => {
    storeWrites(stored);
    changeOutbox({ sending: undefined, sent: 0 });
  };
}
