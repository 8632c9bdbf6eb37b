import { createEmitter } from '../store.ts';

/** Calls a listener after each write through the API; returns how to unsubscribe. */
export const { subscribe: onWritten, emit: noteWritten } = createEmitter();
