/** Checks of texts that people read or that stand in addresses, for server and browser. */

/** The form of a thing's id, in its address and everywhere else. */
export const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Control characters except the line feed, lone surrogates, and characters that change the direction of other text. */
const unusable = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const allUnusable = new RegExp(unusable, 'gu');
/** Spaces and invisible characters. */
const invisible = /^[\s\p{Cf}\p{Mn}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]+$/u;

/** Whether a text has no invisible or misleading characters. */
export function isReadable(text: string, { lines = false } = {}): boolean {
  return !unusable.test(text) && (lines || !text.includes('\n'));
}

/** Whether a text is not empty but shows nothing. */
export function isInvisible(text: string): boolean {
  return text.trim() !== '' && invisible.test(text);
}

/** The text without unusable characters and outer spaces. */
export function readableText(text: string): string {
  const left = text.replaceAll(allUnusable, '').trim();
  return isInvisible(left) ? '' : left;
}
