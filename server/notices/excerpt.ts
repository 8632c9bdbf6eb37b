import type { Block } from '@yimen/contract/news/articles';
import { shortText } from '../lib/short-text.ts';

/** Longer than the width of a list's line; the page cuts it there. */
const longestExcerpt = 80;

/** The beginning of a text in one line: its first paragraph that does not address the readers (“各学院：”). */
export function excerptOf(body: readonly Block[]): string {
  const paragraphs = body.flatMap((block) => (block.type === 'p' ? [block.text.trim()] : []));
  const first = paragraphs.find((text) => text !== '' && !/[：:]$/.test(text)) ?? paragraphs[0] ?? '';
  return shortText(first, longestExcerpt);
}

/** A text as the blocks of a notice: one paragraph for each line. */
export function paragraphs(text: string): { type: 'p'; text: string }[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => ({ type: 'p', text: line }));
}
