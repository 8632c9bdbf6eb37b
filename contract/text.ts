/** Which texts people can read, for server and browser alike. */

/** Control characters but the line feed, halves of characters, and what turns the direction of other text around. */
const unusable = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const allUnusable = new RegExp(unusable, 'gu');
/** Spaces, and characters that show nothing by themselves. */
const invisible = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]+$/u;

/** Whether a text holds nothing that a reader cannot see or would be misled by. */
export function isReadable(text: string, { lines = false } = {}): boolean {
  return !unusable.test(text) && (lines || !text.includes('\n'));
}

/** Whether a text that is not empty shows nothing. */
export function isInvisible(text: string): boolean {
  return text.trim() !== '' && invisible.test(text);
}

/** The text as far as it can be read, without outer spaces. */
export function readableText(text: string): string {
  const left = text.replaceAll(allUnusable, '').trim();
  return isInvisible(left) ? '' : left;
}
