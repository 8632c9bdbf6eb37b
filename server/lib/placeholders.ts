/** `{no}` or `{secret:token}` in a text that is filled before it is sent. */
export const placeholder = /\{([A-Za-z]+(?::[\w-]+)?)\}/g;

/** Names of the placeholders in a text: `no`, `view`, `secret:token`. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, word]) => (word ? [word] : []));
}

/** A text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, '');
