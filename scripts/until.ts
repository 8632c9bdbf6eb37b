import { setTimeout as rest } from 'node:timers/promises';

/** Polls twenty times a second until `isSo` returns true; false if that does not happen within `ms` milliseconds. */
export async function until(isSo: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await rest(50);
  }
  return false;
}
