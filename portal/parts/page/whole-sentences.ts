import { useCare } from '../../shell/visit/care.ts';

/** The sentences of a cut text that are whole; empty where none is. */
export function wholeSentences(excerpt: string): string {
  if (!excerpt.endsWith('…')) return excerpt;
  return excerpt.slice(0, Math.max(...['。', '！', '？'].map((end) => excerpt.lastIndexOf(end))) + 1);
}

/** An excerpt as a list shows it: in care mode without its cut sentence. */
export function useExcerpt(excerpt: string): string {
  return useCare() ? wholeSentences(excerpt) : excerpt;
}
