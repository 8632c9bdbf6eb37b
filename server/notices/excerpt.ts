import type { Block } from '../database/schema/publishing.ts';

/** Longer than a list's line is wide; the page cuts it where the line ends. */
const longest = 80;

/** How a text begins, in one line: its first paragraph that is not an address to the readers (“各学院：”). */
export function excerptOf(body: readonly Block[]): string {
  const paragraphs = body.flatMap((block) => (block.type === 'p' ? [block.text.trim()] : []));
  const first = paragraphs.find((text) => text !== '' && !/[：:]$/.test(text)) ?? paragraphs[0] ?? '';
  return first.length > longest ? `${first.slice(0, longest)}…` : first;
}
