import type { Results } from './load-results.ts';

const namedWays: readonly Results['way'][] = ['text', 'pinyin', 'heard', 'letter'];

/** Whether the query names the first result; false when it matched by wording, within a text, or as a guess. */
export function namesIt(way: Results['way']): boolean {
  return namedWays.includes(way);
}
