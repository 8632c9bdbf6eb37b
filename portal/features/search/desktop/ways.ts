import type { Results } from './load-results.ts';

const named: readonly Results['way'][] = ['text', 'pinyin', 'heard', 'letter'];

/** Whether the query names the first result: neither by its wording, nor inside a text, nor as a guess. */
export function namesIt(way: Results['way']): boolean {
  return named.includes(way);
}
