import { createEmitter } from '../store.ts';

/** Calls a listener whenever something has been written through the API; returns how to end that. */
export const { subscribe: onWritten, emit: noteWritten } = createEmitter();
