import { setTimeout as rest } from 'node:timers/promises';

/** Asks twenty times a second until the answer is yes; false when it was not within so many milliseconds. */
export async function until(isSo: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await rest(50);
  }
  return false;
}
