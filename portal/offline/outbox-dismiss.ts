import { changeOutbox, keepWrites, readOutbox, readWrites } from './outbox-store.ts';

/** Forgets how many were sent: it has been told. */
export function forgetSent(): void {
  changeOutbox({ sent: 0 });
}

/** The refusals have been read: what was typed stays to be changed, all else goes. */
export function dismissRefusals(): void {
  const { refused } = readOutbox();
  const told = new Set(refused.map((write) => write.key));
  const left = readWrites().filter((each) => each.kind === 'entry' || !told.has(each.key));
  keepWrites(left.map((each) => (told.has(each.key) ? { ...each, told: true } : each)));
}
